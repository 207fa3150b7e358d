/** What the application draws itself above a list. Source: specification §2 (export banner). */
export const banners = ['payrollExport', 'lockedAccounts'] as const
