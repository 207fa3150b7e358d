import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { otherGateway } from './otherGateway.ts'
import { agencyOf, listOf, optionsOf } from './service.ts'

const gateway = await otherGateway()

forEachEngine('what an institution is granted', ({ open }) => {
  const agency = agencyOf(open)
  it('makes a client of the agencies and unmakes it, and nothing else does [area 7.2, area 8.2]', async () => {
    const { call, make, list, audit } = await agency()
    const options = (query: object) =>
      call('POST', '/api/v2/institutionOption', { search: JSON.stringify({ query }) })
    const optionOf = async (institution: number) => (await options({ institution })).body.data[0]
    const given = await call('POST', `${optionsOf(3)}/agency`)
    expect([given.status, given.body.data]).toMatchObject([
      200,
      { hasInterim: true, agencyClientId: 'AG-0003' },
    ])
    expect((await call('GET', listOf(3))).status).toBe(200)
    expect((await call('POST', `${optionsOf(3)}/agency`)).status).toBe(409)

    const made = await make(1)
    const taken = await call('DELETE', `${optionsOf(1)}/agency`)
    expect(taken.body.data).toMatchObject({ hasInterim: false, agencyClientId: null })
    expect((await call('GET', listOf(1))).status).toBe(422)
    expect((await call('DELETE', `${optionsOf(1)}/agency`)).status).toBe(409)
    await call('POST', `${optionsOf(1)}/agency`)
    expect(await list(1)).toEqual([made])

    const { id } = await optionOf(2)
    for (const patch of [{ hasInterim: false }, { agencyClientId: 'AG-9' }, { hasHubloPool: true }]) {
      const answer = await call('PUT', `/api/v2/institutionOption/${id}`, patch)
      expect([answer.status, answer.body.details]).toMatchObject([400, [{ reason: 'notWritable' }]])
    }
    expect(await optionOf(2)).toMatchObject({ hasInterim: true, agencyClientId: 'AG-2', hasHubloPool: false })
    expect(await audit()).toMatchObject([
      { entity: 'institutionOption', institutions: [3] },
      { entity: 'agencySubscription', institutions: [1] },
      { entity: 'institutionOption', institutions: [1] },
      { entity: 'institutionOption', institutions: [1] },
    ])
  })

  it('turns the Hublo pool on and off, by level 1 alone', async () => {
    const { call, callAs } = await agency()
    const pool = `${optionsOf(1)}/toggle/is-hublo-pool-client`
    expect((await callAs(people.director, 'PUT', pool)).status).toBe(403)
    expect((await call('PUT', pool)).body.data).toMatchObject({ hasHubloPool: true, agencyClientId: 'AG-1' })
    const again = await call('PUT', pool, { isHubloPoolClient: true })
    expect([again.status, again.body.errors]).toEqual([409, ['That is so already: nothing has changed.']])
    expect((await call('PUT', pool)).body.data).toMatchObject({ hasHubloPool: false })
    expect((await call('PUT', `${optionsOf(99)}/toggle/is-hublo-pool-client`)).status).toBe(404)
    expect((await call('POST', `${optionsOf(1)}/anything`)).status).toBe(404)
  })

  it.each([
    [{ isHubloPoolClient: 'true' }, 'isHubloPoolClient'],
    [{ isHubloPool: true }, 'isHubloPool'],
    [[], 'body'],
  ])('turns nothing over for %j, which it does not understand', async (body, column) => {
    const { call, audit } = await agency()
    const answer = await call('PUT', `${optionsOf(1)}/toggle/is-hublo-pool-client`, body)
    expect([answer.status, answer.body.details]).toMatchObject([400, [{ column }]])
    expect(await audit()).toEqual([])
  })

  const forwarding = agencyOf(open, { agencyGatewayUrl: gateway.url })

  it('asks the other platform for nothing that is for no institution', async () => {
    const { call, audit } = await forwarding()
    gateway.answers({ status: 200 })
    for (const [method, what] of [
      ['POST', 'agency'],
      ['DELETE', 'agency'],
      ['PUT', 'toggle/is-hublo-pool-client'],
    ] as const)
      expect((await call(method, `${optionsOf(999)}/${what}`)).status).toBe(404)
    expect([gateway.asked, await audit()]).toEqual([[], []])
  })

  it('records what it asks the other platform for before it asks, and that it came to nothing', async () => {
    const { call, recorded } = await forwarding()
    gateway.answers('hangs up')
    expect((await call('POST', `${optionsOf(3)}/agency`)).status).toBe(502)
    const pool = { isHubloPoolClient: true }
    expect((await call('PUT', `${optionsOf(3)}/toggle/is-hublo-pool-client`, pool)).status).toBe(502)
    const line = { action: 'update', entity: 'institutionOption', row: 3, institutions: [3] }
    expect(await recorded()).toEqual([
      { ...line, after: { asked: { hasInterim: true } } },
      { ...line, after: { refused: 502 } },
      { ...line, after: { asked: { hasHubloPool: true } } },
      { ...line, after: { refused: 502 } },
    ])
  })

  it('gives once where two ask at the same time', async () => {
    const { call, audit } = await agency()
    const asked = await Promise.all([1, 2, 3, 4].map(() => call('POST', `${optionsOf(3)}/agency`)))
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await audit()).toHaveLength(1)
  })
})
