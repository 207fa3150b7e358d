import type { DescribedCall } from './call.ts'

/** Calls of flows that are not there yet, by the name of the flow. One that begins to answer belongs among the others. */
export const awaited: Readonly<Record<string, readonly Pick<DescribedCall, 'method' | 'url'>[]>> = {
  'administrators through the back-office gateway (adminV2)': [
    { method: 'POST', url: '/bff-backoffice/institutions/1/admins' },
    { method: 'PUT', url: '/bff-backoffice/institutions/1/admins/1' },
    { method: 'POST', url: '/admin/logout' },
  ],
}
