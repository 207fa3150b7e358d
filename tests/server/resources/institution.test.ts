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
  it('begins with its options, which repeat what its own form holds', async () => {
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

  it('keeps the agency’s number as it was given', async () => {
    const server = await openServer(open)
    const made = await server.call(provider, 'POST', HOUSES, house)
    const [option] = (await server.list(provider, OPTIONS, { query: { institution: [made.body.data.id] } }))
      .body.data
    const patch = { agencyClientId: 'AG-1' }
    const answer = await server.call(provider, 'PUT', `${OPTIONS}/${option.id}`, patch, { 'if-match': '"1"' })
    expect(answer.body.details).toEqual([{ column: 'agencyClientId', code: 406, reason: 'notWritable' }])
  })

  it('is told by column what is wrong with its numbers', async () => {
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
