/** What the server writes to people when a row says so, by name: `mail.{name}`. Source: specification §4 (activation). */
export const messages = ['invitation', 'activated'] as const
