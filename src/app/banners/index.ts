import type { ComponentType } from 'react'
import { LockedAccounts } from './LockedAccounts.tsx'
import { PayrollExport } from './PayrollExport.tsx'

/** What stands above the lists of tables that name it. */
export const banners: Readonly<Record<string, ComponentType>> = {
  lockedAccounts: LockedAccounts,
  payrollExport: PayrollExport,
}
