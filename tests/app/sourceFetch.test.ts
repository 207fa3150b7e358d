import { expect, it, vi } from 'vitest'
import { createGateway } from '#app/gateway/createGateway.ts'
import { createClient } from '#client/client.ts'
import { createTabs } from '#client/session/tabs.ts'
import { catalogue } from '#schemas'
import { config, fakeFetch } from '../client/fakes.ts'

it('a screen whose service could not be fetched has it with the next try', async () => {
  const fetch = fakeFetch(() => ({ status: 200, body: { result: [] } }))
  const client = createClient(config, { fetch, tabs: createTabs(), storage: {}, cookies: () => '' })
  const gateway = createGateway(catalogue, client)
  const list = () => gateway.list('agencySubscription', { query: { institution: [1] } })
  vi.doMock('#app/gateway/sources/index.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(list()).rejects.toThrow()
  vi.doUnmock('#app/gateway/sources/index.ts')
  expect(await list()).toMatchObject({ rows: [], count: 0 })
})
