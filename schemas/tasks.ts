/** What the server does in the background when a row says so, by name, and the entity of such rows. Source: specification §8 (an e-mail after the export). */
export const tasks = { makePayrollFile: 'payrollExport' } as const
