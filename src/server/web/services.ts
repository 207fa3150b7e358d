/** Base paths of the services; the browser reads them from `/config.json`. Each can live on another origin. */
export const bases = {
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

/** True for a path below a service, which is never answered with a page. */
export const isServicePath = (path: string): boolean =>
  Object.values(bases).some((base) => path === base || path.startsWith(`${base}/`))
