import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { openServer } from './institutions.ts'

const provider = person()
const JOBS = '/api/v2/job'
const GRIDS = '/api/v2/contractSalaryGrid'
const GRID_LINKS = '/api/v2/institutionHasContractSalaryGrid'

const insert = async (server: TestServer, path: string, row: object): Promise<number> => {
  const { status, body } = await server.call(provider, 'POST', path, row)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id
}
const placesOf = async (server: TestServer, path: string, id: number) =>
  (await server.list(provider, path, { query: { id } })).body.data[0]?.institution

forEachEngine('a row that institutions choose', ({ open }) => {
  it('leaves the institutions named and stays in the others, and for good in the list to choose from', async () => {
    const server = await openServer(open)
    const id = await insert(server, JOBS, { name: 'Sage-femme', institution: [1, 2] })
    const gone = await server.call(provider, 'DELETE', `${JOBS}/${id}?institutions=1`)
    expect([gone.status, await placesOf(server, JOBS, id)]).toEqual([200, [2]])
    const again = await server.call(provider, 'DELETE', `${JOBS}/${id}?institutions=1`)
    expect(again.status).toBe(404)
    await server.call(provider, 'DELETE', `${JOBS}/${id}`)
    expect(await placesOf(server, JOBS, id)).toEqual([])
    const linked = await server.call(provider, 'POST', '/api/v2/institution-has-job/batch', {
      jobs: [id],
      institution: 1,
    })
    expect([linked.status, await placesOf(server, JOBS, id)]).toEqual([200, [1]])
  })

  it('goes with its last link where it is said to', async () => {
    const server = await openServer(open)
    const id = await insert(server, GRIDS, { name: 'FPH', institution: [1, 2] })
    await server.call(provider, 'DELETE', `${GRIDS}/${id}?institutions=2`)
    expect(await placesOf(server, GRIDS, id)).toEqual([1])
    await server.call(provider, 'DELETE', `${GRIDS}/${id}?institutions=1`)
    expect(await placesOf(server, GRIDS, id)).toBeUndefined()
  })

  // T20
  it('is never gone while a link to it is made, whoever is first', async () => {
    const server = await openServer(open)
    for (let round = 0; round < 20; round++) {
      const id = await insert(server, GRIDS, { name: `Grille ${round}`, institution: [1] })
      const unlink = () => server.call(provider, 'DELETE', `${GRIDS}/${id}?institutions=1`)
      const link = () =>
        server.call(provider, 'POST', `${GRID_LINKS}/batch`, { contractSalaryGrids: [id], institution: 2 })
      const answers = await Promise.all(round % 2 ? [unlink(), link()] : [link(), unlink()])
      const [unlinked, linked] = round % 2 ? answers : answers.reverse()
      expect(unlinked?.status).toBe(200)
      expect([200, 400]).toContain(linked?.status)
      expect(await placesOf(server, GRIDS, id)).toEqual(linked?.status === 200 ? [2] : undefined)
    }
  })

  it('is sorted after the row it goes with, in no regard of capitals', async () => {
    const server = await openServer(open)
    const nurse = await insert(server, JOBS, { name: 'infirmier', institution: [1] })
    const aide = await insert(server, JOBS, { name: 'Aide-soignant', institution: [1] })
    const path = '/api/v2/specialty'
    for (const [job, name] of [
      [nurse, 'Dialyse'],
      [aide, 'urgences'],
      [nurse, 'bloc'],
      [aide, 'Médecine'],
    ])
      await insert(server, path, { job, name, institution: [1] })
    const namesBy = async (columnName: string, orientation: string) =>
      (await server.list(provider, path, { orderby: [{ columnName, orientation }] })).body.data.map(
        (row: { name: string }) => row.name,
      )
    expect(await namesBy('name', 'asc')).toEqual(['Médecine', 'urgences', 'bloc', 'Dialyse'])
    expect(await namesBy('name', 'desc')).toEqual(['Dialyse', 'bloc', 'urgences', 'Médecine'])
    expect(await namesBy('job', 'asc')).toEqual(['urgences', 'Médecine', 'Dialyse', 'bloc'])
  })
})
