import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { insert, openServer } from './institutions.ts'

const provider = person()
const INFOS = '/api/v2/infoOnWorker'
const MOTIFS = '/api/v2/motif'

const namesIn = async (server: TestServer, path: string, request: object) =>
  (await server.list(provider, path, request)).body.data.map(({ name }: { name: string }) => name)

forEachEngine('what institutions want to know', ({ open }) => {
  it('of workers has a name, a type and an interface code, and stands in the institutions it is linked with [console 3.1.9]', async () => {
    const server = await openServer(open)
    const info = { name: 'Permis de conduire', type: 'document', interfacingCode: 'INT-210' }
    const id = await insert(server, INFOS, info)
    expect((await server.list(provider, INFOS, { query: { institution: [2] } })).body.count).toBe(0)
    await insert(server, '/api/v2/institution-has-info-on-worker', { infoOnWorker: id, institution: 2 })
    const listed = await server.list(provider, INFOS, { query: { institution: [2] } })
    expect(listed.body.data).toEqual([{ id, version: 2, ...info, institution: [2] }])
    expect(await namesIn(server, INFOS, { query: { institution: [1] } })).toEqual([])
  })

  it('of who is away is asked for by the reason, with the words beside the fields [console 3.1.16]', async () => {
    const server = await openServer(open)
    const motif = {
      name: 'Congé maternité',
      isNameAbsentPersonRequired: true,
      nameAbsentPersonPlaceholderInfo: 'Nom de la personne absente',
      isMatriculeAbsentPersonDisplayed: true,
      isMatriculeAbsentPersonRequired: false,
      matriculeAbsentPersonPlaceholderInfo: 'Son matricule, s’il est connu',
      interfacingCode: 'CM',
      missionmotifcreationcategory: 2,
      institution: [1],
    }
    const id = await insert(server, MOTIFS, motif)
    const { body } = await server.list(provider, MOTIFS, { query: { id } })
    expect(body.data).toEqual([{ id, version: 1, ...motif }])
  })

  it('reasons are found by name, words for who is away and interface code, and stand by name in no regard of capitals [console 2.3.6]', async () => {
    const server = await openServer(open)
    const rows = [
      { name: 'maladie', interfacingCode: 'ML' },
      { name: 'Accident du travail', nameAbsentPersonPlaceholderInfo: 'Nom de la personne blessée' },
      { name: 'Poste vacant', interfacingCode: 'PV' },
      { name: 'congés annuels' },
    ]
    for (const row of rows) await insert(server, MOTIFS, { ...row, institution: [1] })
    const orderby = [{ columnName: 'name', orientation: 'asc' }]
    expect(await namesIn(server, MOTIFS, { orderby })).toEqual([
      'Accident du travail',
      'congés annuels',
      'maladie',
      'Poste vacant',
    ])
    const columns = ['name', 'nameAbsentPersonPlaceholderInfo', 'interfacingCode']
    const found = (value: string) => namesIn(server, MOTIFS, { text: { value, columns } })
    expect(await found('CONGES')).toEqual(['congés annuels'])
    expect(await found('blessée')).toEqual(['Accident du travail'])
    expect(await found('pv')).toEqual(['Poste vacant'])
  })
})
