/** What the application draws itself above a list. Source: specification §2 (export banner, public holidays). */
export const banners = ['payrollExport', 'holidayYear', 'lockedAccounts'] as const
