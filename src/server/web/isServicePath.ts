import { services } from '#protocol/services.ts'

/** True for a path below a service, which is never answered with a page. */
export const isServicePath = (path: string): boolean =>
  Object.values(services).some((base) => path === base || path.startsWith(`${base}/`))
