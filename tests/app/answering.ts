import { createGateway } from '#app/gateway/createGateway.ts'
import { createClient } from '#client/client.ts'
import { createTabs } from '#client/session/tabs.ts'
import { catalogue } from '#schemas'
import { config, fakeFetch } from '../client/fakes.ts'

/** The console's gateway over a server that answers like this. */
export const answering = (status: number, body: unknown) => {
  const fetch = fakeFetch(() => ({ status, body }))
  const client = createClient(config, { fetch, tabs: createTabs(), storage: {}, cookies: () => '' })
  return createGateway(catalogue, client)
}
