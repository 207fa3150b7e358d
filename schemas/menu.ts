/** Groups of the left menu and the tables in each, in order. */
export const menu = [
  {
    name: 'organisation',
    icon: 'network',
    tables: ['pole', 'service', 'job', 'specialty', 'missionMotifCreation', 'infoOnWorker'],
  },
  { name: 'people', icon: 'users', tables: ['admin', 'institution-has-admin', 'levels'] },
  { name: 'time', icon: 'clock', tables: ['schedule'] },
  { name: 'contracts', icon: 'file', tables: ['contract', 'salaryGrid', 'notification'] },
  { name: 'payroll', icon: 'card', tables: ['payCode'] },
]
