/** Services that hold the rows of a table, each with calls of its own. Source: specification §7 (back-office gateway). */
export const sources = ['agencySubscriptions'] as const
