import { describe, expect, it } from 'vitest'
import { createGateway } from '#app/gateway/createGateway.ts'
import { createClient } from '#client/client.ts'
import { createTabs } from '#client/session/tabs.ts'
import { defaultConfiguration } from '#protocol/configuration.ts'
import type { WireRow } from '#protocol/row.ts'
import { problemOf } from '#renderer/gateway.ts'
import { catalogue } from '#schemas'
import { openInMemory } from '#tests/server/db/engines.ts'
import { people } from '#tests/server/people.ts'
import { agencyOf, nurses } from '../server/agency/service.ts'

const agency = agencyOf(openInMemory)
const ENTITY = 'agencySubscription'
const row = {
  institution: 1,
  subscriptionName: 'Nuits',
  email: ' garde@agence.example,nuit@agence.example ',
  nbMinutesAfterLaunchingRequest: 3,
  hasAutoValidation: true,
  jobs: [1],
  specialties: [1, 3],
}

/** The console's gateway over a server whose institutions 1 and 2 are clients of the agencies, and 3 is none. */
const opened = async () => {
  const { browserOf, ...service } = await agency()
  const { fetch: answered, sent } = browserOf(people.provider)
  /** Methods whose calls do not get through. */
  const lost = new Set<string>()
  const fetch: typeof answered = async (url, init) => {
    if (lost.has(init?.method ?? '')) throw new TypeError('Failed to fetch')
    return answered(url, init)
  }
  const gateway = createGateway(
    catalogue,
    createClient(defaultConfiguration, { fetch, tabs: createTabs(), storage: {}, cookies: () => '' }),
  )
  const asked = {
    query: { institution: [1, 2, 3] },
    orderby: [{ columnName: 'subscriptionName', orientation: 'asc' as const }],
    related: ['jobs', 'specialties'],
  }
  const list = () => gateway.list(ENTITY, asked)
  const told = (what: string) =>
    sent
      .splice(0)
      .flatMap((one) => (one.includes(what) ? one.replace(/\/bff-backoffice\/institutions/, '') : []))
  return { ...service, gateway, list, told, lost }
}
const update = (
  { gateway }: Awaited<ReturnType<typeof opened>>,
  seen: WireRow,
  patch: object,
  key?: string,
) => gateway.update(ENTITY, seen.id, { ...patch }, seen.version, { seen, ...(key && { key }) })

describe('the subscriptions of the selected institutions [console 7.3.14, console 2.3.7]', () => {
  it('are asked for beside each other and merged; an institution that is no client has none', async () => {
    const { make, list, told } = await opened()
    await make(1, { ...nurses, name: 'Nuits', jobs: [1, 2], specialties: [1, 2, 3] })
    await make(2, { ...nurses, name: 'jours' })
    const { rows, count, related, closed } = await list()
    expect(closed).toEqual([3])
    expect(told('/subscriptions').sort()).toEqual(
      [1, 2, 3].map((id) => `GET /${id}/options/agency/subscriptions?take=500`),
    )
    expect(count).toBe(2)
    expect(rows).toMatchObject([
      { institution: 2, subscriptionName: 'jours', jobs: [1], specialties: [1] },
      { institution: 1, subscriptionName: 'Nuits', email: 'garde@agence.example, nuit@agence.example' },
    ])
    const [, whole] = rows
    expect(related?.jobs?.complete).toEqual([whole?.id])
    expect(related?.specialties?.complete).toEqual([whole?.id])
    expect(related?.specialties?.labels).toContainEqual({ id: 1, label: 'Bloc', before: 'Infirmier' })
  })

  it('are cut into pages and found by their number', async () => {
    const { make, gateway } = await opened()
    const made = [await make(1, { ...nurses, name: 'M10' }), await make(1, { ...nurses, name: 'm2' })]
    const page = (offset: number) =>
      gateway.list(ENTITY, {
        query: { institution: [1] },
        orderby: [{ columnName: 'subscriptionName', orientation: 'asc' }],
        limit: 1,
        offset,
      })
    expect([await page(0), await page(1)]).toMatchObject([
      { count: 2, rows: [{ subscriptionName: 'm2' }] },
      { count: 2, rows: [{ subscriptionName: 'M10' }] },
    ])
    const id = made[0]?.idLegacySubscription
    expect((await gateway.list(ENTITY, { query: { institution: [1], id: [id] } })).rows).toMatchObject([
      { id },
    ])
  })
})

describe('saving a subscription [console 7.3.14, console 5.11]', () => {
  it('creates it in French, its addresses apart, without specialties of other jobs', async () => {
    const { gateway, told } = await opened()
    const made = await gateway.insert(ENTITY, row, { key: 'k' })
    expect(made).toMatchObject({ id: 1, version: 1, institution: 1, jobs: [1], specialties: [1] })
    const [call = ''] = told('/agency/subscriptions')
    expect(told('')).toEqual([])
    expect(JSON.parse(call.slice(call.indexOf('{')))).toEqual({
      name: 'Nuits',
      emails: ['garde@agence.example', 'nuit@agence.example'],
      delay: 3,
      autoAccept: true,
      lang: 'fr',
      jobs: [1],
      specialties: [1],
    })
  })

  it('changes the fields, then adds and takes away the jobs that differ', async () => {
    const page = await opened()
    const made = await page.gateway.insert(ENTITY, row)
    page.told('')
    const saved = await update(page, made, {
      nbMinutesAfterLaunchingRequest: 9,
      jobs: [2],
      specialties: [1, 3],
    })
    expect(page.told('/subscriptions').map((one) => one.replace(String(made.idSubscription), 'ID'))).toEqual([
      `PATCH /1/options/agency/subscriptions/ID {"idLegacySubscription":1,"name":"Nuits","emails":["garde@agence.example","nuit@agence.example"],"delay":9,"autoAccept":true}`,
      `POST /1/options/agency/subscriptions/ID/jobs {"idLegacySubscription":1,"jobs":[2],"specialties":[3]}`,
      `DELETE /1/options/agency/subscriptions/ID/jobs {"idLegacySubscription":1,"jobs":[1],"specialties":[1]}`,
    ])
    expect(saved).toMatchObject({ nbMinutesAfterLaunchingRequest: 9, jobs: [2], specialties: [3] })
    expect((await page.list()).rows).toEqual([saved])
    await update(page, saved, { hasAutoValidation: false })
    expect(page.told('/jobs')).toEqual([])
  })

  it('stops where somebody else has changed it, and shows what they wrote', async () => {
    const page = await opened()
    const made = await page.gateway.insert(ENTITY, row)
    await update(page, made, { subscriptionName: 'Jours' })
    const stale = await update(page, made, { subscriptionName: 'Soirs' }).catch(problemOf)
    expect(stale).toMatchObject({
      status: 412,
      current: { subscriptionName: 'Jours', jobs: [1], version: 2 },
    })
  })

  it('can be tried again, corrected, where it came to no end', async () => {
    const page = await opened()
    const made = await page.gateway.insert(ENTITY, row)
    const half = await update(page, made, { subscriptionName: 'Jours', jobs: [1, 99] }, 'one').catch(
      problemOf,
    )
    expect(half).toMatchObject({ status: 400, details: [{ column: 'jobs', code: 406 }] })
    const corrected = await update(page, made, { subscriptionName: 'Jours', jobs: [1, 2] }, 'two')
    expect(corrected).toMatchObject({ subscriptionName: 'Jours', jobs: [1, 2] })
  })

  it('can be tried again, corrected, where its jobs came and none went', async () => {
    const page = await opened()
    const made = await page.gateway.insert(ENTITY, row)
    page.lost.add('DELETE')
    const half = await update(page, made, { jobs: [2], specialties: [] }, 'one').catch(problemOf)
    expect(half).toMatchObject({ status: 520 })
    page.lost.clear()
    const corrected = await update(page, made, { subscriptionName: 'Jours' }, 'two')
    expect(corrected).toMatchObject({ subscriptionName: 'Jours', jobs: [1], specialties: [1] })
    expect((await page.list()).rows).toEqual([corrected])
  })

  it('tells what is wrong by the columns of the table, and for which institution', async () => {
    const { gateway } = await opened()
    const wrong = await gateway.insert(ENTITY, { ...row, email: 'nobody' }).catch(problemOf)
    expect(wrong).toMatchObject({ status: 400, details: [{ column: 'email', code: 4062 }] })
    const none = await gateway.insert(ENTITY, { ...row, institution: 3, specialties: [] }).catch(problemOf)
    expect(none).toMatchObject({ status: 422, details: [{ reason: 'noAgencyClient', institution: 3 }] })
  })

  it('changes and ends several one by one, and says which is refused', async () => {
    const page = await opened()
    const made = [await page.gateway.insert(ENTITY, row), await page.gateway.insert(ENTITY, row)]
    const lines = (delay: number) =>
      made.map((seen) => ({ ...seen, seen, patch: { nbMinutesAfterLaunchingRequest: delay } }))
    page.told('')
    const written = await page.gateway.updateAll(ENTITY, lines(8), { key: 'k' })
    expect(written.map(({ line, id }) => [line, id])).toEqual(made.map(({ id }, line) => [line, id]))
    expect(page.told('PATCH')).toHaveLength(2)
    expect(await page.gateway.updateAll(ENTITY, lines(8), { key: 'k' })).toEqual(written)
    const second = lines(9).with(0, { ...lines(9)[0], ...(await page.list()).rows[0] } as never)
    const stale = await page.gateway.updateAll(ENTITY, second, { key: 'l' }).catch(problemOf)
    expect(stale).toMatchObject({ status: 412, details: [{ line: 1 }] })
    await page.gateway.removeAll(ENTITY, lines(0), 'all', { key: 'm' })
    await page.gateway.removeAll(ENTITY, lines(0), 'all')
    expect((await page.list()).rows).toEqual([])
  })

  it('ends it, once', async () => {
    const { gateway, list } = await opened()
    const seen = await gateway.insert(ENTITY, row)
    await gateway.remove(ENTITY, seen.id, 'all', { seen })
    expect((await list()).rows).toEqual([])
    expect(await gateway.remove(ENTITY, seen.id, 'all', { seen }).catch(problemOf)).toMatchObject({
      status: 404,
    })
  })
})
