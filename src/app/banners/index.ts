import type { BannerName } from '#dsl/names.ts'
import { type Deferred, deferred } from '#renderer/deferred.tsx'
import type { BannerProps } from '#renderer/RendererContext.ts'

/** What stands above the lists of tables that name it; each comes with its code when such a list is opened. */
export const banners: Readonly<Record<BannerName, Deferred<BannerProps>>> = {
  lockedAccounts: deferred(async () => (await import('./LockedAccounts.tsx')).LockedAccounts),
  holidayYear: deferred(async () => (await import('./HolidayTools.tsx')).HolidayTools),
  payrollExport: deferred(async () => (await import('./PayrollExport.tsx')).PayrollExport),
}
