/** What the server does in the background when a row says so, by name. Source: specification §8 (an e-mail after the export). */
export const tasks = ['makePayrollFile'] as const
