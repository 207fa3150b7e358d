import type { ComponentType } from 'react'
import type { BannerName } from '#dsl/names.ts'
import { LockedAccounts } from './LockedAccounts.tsx'
import { PayrollExport } from './PayrollExport.tsx'

/** What stands above the lists of tables that name it. */
export const banners: Readonly<Record<BannerName, ComponentType>> = {
  lockedAccounts: LockedAccounts,
  payrollExport: PayrollExport,
}
