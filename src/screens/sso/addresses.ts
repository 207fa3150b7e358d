import { codeParameter } from '#protocol/services/sso.ts'
import { endpoints, pathOf } from '#protocol/services.ts'

/** Where an institution's server sends people back to, entered there as well. */
export const callbackAddress = (): string => location.origin + pathOf(endpoints.ssoCallback)

/** Leads from an institution's own pages to signing on. */
export const signOnAddress = (code: string): string =>
  `${location.origin}${pathOf(endpoints.sso)}?${new URLSearchParams({ [codeParameter]: code })}`
