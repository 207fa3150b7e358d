/** Services that hold rows, each with calls of its own, by name, and the entity of such rows. Source: specification §7 (back-office gateway). */
export const sources = { agencySubscriptions: 'agencySubscription' } as const
