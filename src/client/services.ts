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
