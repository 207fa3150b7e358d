import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { insert, openServer } from './institutions.ts'

const provider = person()
const CONTRACTS = '/api/v2/institutionOptionContract'
const RECAPS = '/api/v2/notificationContract'
const ADMINS = '/api/v2/admin'
const COUNTERS = '/api/v2/counter'

const refusals = async (server: TestServer, path: string, row: object) => {
  const { status, body } = await server.call(provider, 'POST', path, row)
  const details: readonly { column: string; code: number }[] = body.details ?? []
  return [status, details.map(({ column, code }) => [column, code])]
}

forEachEngine('types that clients know by their numbers', ({ open }) => {
  it('recaps are of the types 0 to 3, and no coefficient is below 0 [console 5.12]', async () => {
    const server = await openServer(open)
    const recap = (recapType: number) => ({ recapType, to: 'paie@exemple.fr', institution: [1] })
    for (const type of [0, 1, 2, 3]) await insert(server, RECAPS, recap(type))
    for (const type of [-1, 4])
      expect(await refusals(server, RECAPS, recap(type))).toEqual([400, [['recapType', 406]]])
    const below = { institution: 1, coefficientValue: -0.1 }
    expect(await refusals(server, CONTRACTS, below)).toEqual([400, [['coefficientValue', 406]]])
    await insert(server, CONTRACTS, { institution: 1, coefficientValue: 0 })
  })

  it('people are of the types 1 to 7, with the contract levels 1, 2, 3, 9 and 10 [console 9.8]', async () => {
    const server = await openServer(open)
    // Contract levels are asked for where there are contracts.
    await server.database.session((session) =>
      session.exec(`insert into "level" ("name") values ('Équipe');
        insert into "institutionOption" ("institution", "hasContract", "uniqueKey1") values (2, true, '')`),
    )
    const admin = (typeAdmin: number, contractLevel: number) => ({
      firstName: 'Camille',
      lastName: 'Martin',
      email: `camille.${typeAdmin}.${contractLevel}@exemple.fr`,
      lang: 'fr',
      typeAdmin,
      contractLevel,
      level: 1,
      institution: [2],
    })
    for (const type of [1, 2, 3, 4, 5, 6, 7]) await insert(server, ADMINS, admin(type, 1))
    for (const contract of [2, 3, 9, 10]) await insert(server, ADMINS, admin(1, contract))
    for (const type of [0, 8])
      expect(await refusals(server, ADMINS, admin(type, 1))).toEqual([400, [['typeAdmin', 406]]])
    for (const contract of [0, 4, 8, 11])
      expect(await refusals(server, ADMINS, admin(1, contract))).toEqual([400, [['contractLevel', 406]]])
  })

  it('counters are of a week, a month, a year or seven days in a row, in hours or shifts [area 9.2]', async () => {
    const server = await openServer(open)
    const counter = (whichCounter: number, limitType: number) => ({
      institution: 1,
      whichCounter,
      limitType,
      statut: 0,
    })
    for (const period of [0, 1, 2, 4])
      for (const type of [0, 1]) await insert(server, COUNTERS, counter(period, type))
    expect(await refusals(server, COUNTERS, counter(5, 0))).toEqual([400, [['whichCounter', 406]]])
    expect(await refusals(server, COUNTERS, counter(0, 2))).toEqual([400, [['limitType', 406]]])
  })
})
