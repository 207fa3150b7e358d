/** The services of the platform and the paths they answer under, where nothing else is configured. */
export const services = {
  main: '/api',
  export: '/export-api',
  bffAdmin: '/bff-admin',
  bffBackoffice: '/bff-backoffice',
  institution: '/institution-service',
  mission: '/mission-service',
  counter: '/counter-service',
  auth: '/auth',
  messaging: '/messaging',
  flags: '/flags',
} as const

export type Service = keyof typeof services

/** Where each service answers: a path of this origin, or an absolute URL elsewhere. */
export type Bases = Readonly<Record<Service, string>>

/** A call of a service: its path begins with '/', below the base of the service. */
export interface Endpoint {
  readonly service: Service
  readonly path: string
}

/** The calls that are no resource's. */
export const endpoints = {
  login: { service: 'auth', path: '/login' },
  refresh: { service: 'auth', path: '/token/refresh' },
  changePassword: { service: 'auth', path: '/password/change-password' },
  lockedAccounts: { service: 'auth', path: '/locked-accounts' },
  session: { service: 'bffAdmin', path: '/session' },
  logout: { service: 'bffAdmin', path: '/logout' },
  flags: { service: 'flags', path: '' },
  counters: { service: 'counter', path: '/counter' },
  forgotPassword: { service: 'auth', path: '/password/forgot' },
  resetPassword: { service: 'auth', path: '/password/reset' },
  sso: { service: 'auth', path: '/sso' },
  ssoCallback: { service: 'auth', path: '/sso/callback' },
  ssoTrial: { service: 'auth', path: '/sso/trial' },
  ssoPeople: { service: 'auth', path: '/sso/people' },
  ssoSwitches: { service: 'auth', path: '/institutionHasSso' },
  messages: { service: 'messaging', path: '/messages' },
  contact: { service: 'messaging', path: '/api/v1/slack-with-template/send' },
  receipt: { service: 'messaging', path: '/api/v1/email-with-template/send' },
  work: { service: 'bffBackoffice', path: '/work' },
  history: { service: 'bffBackoffice', path: '/history' },
  slotConfigs: { service: 'institution', path: '/slotConfig' },
  holidays: { service: 'export', path: '/holidays' },
  holidayRegion: { service: 'export', path: '/holidays/region' },
  addresses: { service: 'institution', path: '/addresses' },
} as const satisfies Readonly<Record<string, Endpoint>>

/** Where other clients end a session first, on the origin itself. Source: specification §7 (admin logout). */
export const appLogoutPath = '/admin/logout'

/** The lock of an administrator's account. */
export const lockedAccount = (admin: number): Endpoint => ({
  ...endpoints.lockedAccounts,
  path: `${endpoints.lockedAccounts.path}/${admin}`,
})

/** One message of the outbox. */
export const message = (id: number): Endpoint => ({
  ...endpoints.messages,
  path: `${endpoints.messages.path}/${id}`,
})

/** Sends a message once more. */
export const sendMessage = (id: number): Endpoint => ({
  ...endpoints.messages,
  path: `${endpoints.messages.path}/${id}/send`,
})

/** Tries a failed task again. */
export const retryTask = (id: string): Endpoint => ({
  ...endpoints.work,
  path: `${endpoints.work.path}/${id}/retry`,
})

/** Sends an administrator another link by which to choose a password. */
export const inviteAdmin = (admin: number): Endpoint => ({
  service: 'bffBackoffice',
  path: `/admins/${admin}/invitation`,
})

/** One slot configuration by its number; that of an institution, where it is chosen. */
export const slotConfigOf = (id: number | ':id'): Endpoint => ({
  ...endpoints.slotConfigs,
  path: `${endpoints.slotConfigs.path}/${id}`,
})

/** The path of a call on the origin of the server. */
export const pathOf = ({ service, path }: Endpoint): string => services[service] + path
