import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person } from '../harness.ts'
import { openServer } from './institutions.ts'

const HOUSES = '/api/v2/institution'
const OPTIONS = '/api/v2/institutionOption'
const provider = person()
const house = {
  name: 'Clinique des Lilas',
  nameSMS: 'Lilas',
  country: 'fr',
  lang: 'fr',
  sector: 'health',
  timezone: 'Europe/Paris',
}

forEachEngine('an institution', ({ open }) => {
  it('begins with its options, which repeat what its own form holds [console 3.1.8, console 9.9, area 3.2]', async () => {
    const server = await openServer(open)
    const made = await server.call(provider, 'POST', HOUSES, house)
    const { id, version } = made.body.data
    const options = async () =>
      (await server.list(provider, OPTIONS, { query: { institution: [id] } })).body.data[0]
    expect(await options()).toMatchObject({
      timeLimitationToPostShiftInDays: 0,
      internalPoolCalendarBlockDays: 0,
      dealShift: 'DISABLED',
      hasContract: false,
      agencyClientId: null,
      hasUnspecifiedService: true,
      canPostMissionWithoutSchedule: true,
    })
    const patch = { dealShift: 'ENABLED', internalPool: true, internalPoolCalendarBlockDays: 7 }
    const changed = await server.call(provider, 'PUT', `${HOUSES}/${id}`, patch, {
      'if-match': `"${version}"`,
    })
    expect(changed.status, changed.text).toBe(200)
    const { id: option, ...repeated } = await options()
    expect(repeated).toMatchObject(patch)
    const other = await server.call(
      provider,
      'PUT',
      `${OPTIONS}/${option}`,
      { dealShift: 'DISABLED' },
      { 'if-match': '"1"' },
    )
    expect(other.body.details).toEqual([expect.objectContaining({ column: 'dealShift', code: 406 })])
  })

  it('is on record among what concerns it, from the moment that it was made', async () => {
    const server = await openServer(open)
    const { id } = (await server.call(provider, 'POST', HOUSES, house)).body.data
    await server.call(provider, 'PUT', `${HOUSES}/${id}`, { phone: '03 88 11 67 68' })
    const { rows } = await server.database.session((s) =>
      s.query(
        `select "action" from "audit" where "entity" = 'institution' and "institutions" @> '[${id}]' order by "id"`,
      ),
    )
    expect(rows).toEqual([{ action: 'insert' }, { action: 'update' }])
  })

  it('keeps the agency’s number as it was given', async () => {
    const server = await openServer(open)
    const made = await server.call(provider, 'POST', HOUSES, house)
    const [option] = (await server.list(provider, OPTIONS, { query: { institution: [made.body.data.id] } }))
      .body.data
    const patch = { agencyClientId: 'AG-1' }
    const answer = await server.call(provider, 'PUT', `${OPTIONS}/${option.id}`, patch, { 'if-match': '"1"' })
    expect(answer.body.details).toEqual([{ column: 'agencyClientId', code: 406, reason: 'notWritable' }])
  })

  it('has an address that was chosen: one without coordinates is refused by its name, and nothing is stored [console 5.9, area 4.2]', async () => {
    const server = await openServer(open)
    const chosen = {
      address: '1 rue X, 67000 Strasbourg',
      lat: 48.58,
      lng: 7.75,
      addressPrecision: 'municipality',
    }
    const typed = [{ column: 'address', code: 406, reason: 'addressNotChosen' }]
    const refused = await server.call(provider, 'POST', HOUSES, { ...house, address: chosen.address })
    expect([refused.status, refused.body.details]).toEqual([400, typed])
    const made = await server.call(provider, 'POST', HOUSES, { ...house, ...chosen, postalCode: '67000' })
    const path = `${HOUSES}/${made.body.data.id}`
    const changed = await server.call(provider, 'PUT', path, { address: '2 rue Y' })
    expect(changed.body.details).toEqual(typed)
    expect((await server.call(provider, 'PUT', path, { phone: '03 88 11 67 68' })).status).toBe(200)
    expect((await server.call(provider, 'PUT', path, { ...chosen, lat: 91 })).body.details).toMatchObject([
      { column: 'lat', code: 406 },
    ])
    const stored = async () =>
      (await server.list(provider, HOUSES, { query: { id: [made.body.data.id] } })).body.data[0]
    expect(await stored()).toMatchObject({ ...chosen, postalCode: '67000', phone: '03 88 11 67 68' })
    expect((await server.call(provider, 'PUT', path, { address: null })).status).toBe(200)
    const none = { address: null, postalCode: null, lat: null, lng: null, addressPrecision: null }
    expect(await stored()).toMatchObject(none)
  })

  /** One that was stored before a rule that refuses its text in the column. */
  const storedBefore = async (column: 'address' | 'phone', text: string) => {
    const server = await openServer(open)
    const made = await server.call(provider, 'POST', HOUSES, house)
    const { id } = made.body.data
    await sql`update "institution" set ${sql.ref(column)} = ${text} where "id" = ${id}`.execute(
      server.database.kysely,
    )
    return { server, path: `${HOUSES}/${id}` }
  }

  it('that has an address of before, without coordinates, can be changed otherwise', async () => {
    const { server, path } = await storedBefore('address', 'ancienne')
    expect((await server.call(provider, 'PUT', path, { phone: '15', address: 'ancienne' })).status).toBe(200)
  })

  it('keeps a telephone number of before that is none, and takes no new one like it', async () => {
    const { server, path } = await storedBefore('phone', 'standard')
    expect((await server.call(provider, 'PUT', path, { building: 'C' })).status).toBe(200)
    expect((await server.call(provider, 'PUT', path, { phone: 'standard', building: 'D' })).status).toBe(200)
    const refused = [{ column: 'phone', code: 406, reason: 'telephone' }]
    expect((await server.call(provider, 'PUT', path, { phone: 'accueil' })).body.details).toMatchObject(
      refused,
    )
    const other = { ...house, name: 'Maison du Parc', phone: 'standard' }
    expect((await server.call(provider, 'POST', HOUSES, other)).body.details).toMatchObject(refused)
  })

  it('is told by column what is wrong with its numbers [console 3.1.3]', async () => {
    const server = await openServer(open)
    const wrong = {
      ...house,
      siret: '12345678901234',
      apeCode: '86',
      postalCode: '1205',
      timezone: 'Mars/Base',
    }
    const { status, body } = await server.call(provider, 'POST', HOUSES, wrong)
    expect(status).toBe(400)
    const told = body.details?.map(({ column, code }) => `${column} ${code}`).sort()
    expect(told).toEqual(['apeCode 406', 'postalCode 406', 'siret 406', 'timezone 406'])
  })
})
