import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person } from '../harness.ts'
import { openServer } from './institutions.ts'

const provider = person()
const LICENCES = '/api/v2/institution-has-admin'
const mobilePhone = '+33 6 39 98 00 01'
const claire = { firstName: 'Claire', lastName: 'Morel', email: 'claire.morel@example.org', mobilePhone }

forEachEngine('people', ({ open }) => {
  it('are found by a number as it is dialled, and only where numbers are sought [console 5.21]', async () => {
    const server = await openServer(open)
    await server.database.session((s) => s.exec(`insert into "level" ("name") values ('L1'), ('Équipe')`))
    const row = { ...claire, level: 2, typeAdmin: 4, lang: 'fr', institution: [1] }
    const { status, text } = await server.call(provider, 'POST', '/api/v2/admin', row)
    expect(status, text).toBe(201)
    const counts = (search: object) =>
      Promise.all(
        [LICENCES, '/api/v2/admin'].map(
          async (path) => (await server.list(provider, path, search)).body.count,
        ),
      )
    const written = [
      '06 39 98 00 01',
      '0639980001',
      '06.39.98.00.01',
      '00 33 6 39 98',
      '06 39 98',
      '+33639980001',
    ]
    for (const value of written) expect(await counts({ text: { value } }), value).toEqual([1, 1])
    const contains = '06 39 98 00 01'
    expect(await counts({ query: { mobilePhone: { contains } } })).toEqual([1, 1])
    for (const value of ['07 39 98 00 01', '06 40 98', '0 39'])
      expect(await counts({ text: { value } }), value).toEqual([0, 0])
    expect(await counts({ text: { value: contains, columns: ['email'] } })).toEqual([0, 0])
  })
})
