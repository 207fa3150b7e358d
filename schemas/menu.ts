import type { MenuGroup } from '#dsl'

/** Groups of the left menu and the tables in each, in order; after them the screens that are no table. */
export const menu: readonly MenuGroup[] = [
  {
    name: 'institution',
    icon: 'building',
    tables: ['institution', 'institutionOption', 'institutiongroup', 'signupCode'],
  },
  {
    name: 'organisation',
    icon: 'network',
    tables: ['pole', 'service', 'job', 'specialty', 'missionMotifCreation', 'infoOnWorker'],
  },
  { name: 'people', icon: 'users', tables: ['admin', 'adminV2', 'institution-has-admin', 'levels'] },
  { name: 'time', icon: 'clock', tables: ['schedule', 'counterStatus', 'counterLimit'] },
  {
    name: 'contracts',
    icon: 'file',
    tables: ['contract', 'salaryGrid', 'specialHour', 'notification'],
    screens: ['shiftSummaryTemplate'],
  },
  { name: 'payroll', icon: 'card', tables: ['payCode'] },
  { name: 'interim', icon: 'handshake', tables: ['interim'] },
  { name: 'connections', icon: 'plug', tables: ['institutionChronos', 'gtaOctime'], screens: ['sso'] },
  { name: 'operation', icon: 'activity', tables: [], screens: ['outbox', 'work'] },
]
