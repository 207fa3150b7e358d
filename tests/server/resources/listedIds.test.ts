import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person } from '../harness.ts'
import { openServer } from './institutions.ts'

const provider = person()
const HOURS = '/api/v2/specialHour'

forEachEngine('a list of ids that stand in link rows', ({ open }) => {
  it('is asked for by all the ids that it is to hold, or by none', async () => {
    const server = await openServer(open)
    const insert = async (path: string, row: object): Promise<number> =>
      (await server.call(provider, 'POST', path, row)).body.data.id
    const job = (name: string) => insert('/api/v2/job', { name, institution: [1] })
    const [a, b, c] = [await job('Aide'), await job('Infirmier'), await job('Sage-femme')]
    const hour = (name: string, jobs: number[]) => insert(HOURS, { idInstitution: 1, name, job: jobs })
    const [both, one, none] = [
      await hour('Nuit', [a, b]),
      await hour('Jour', [b]),
      await hour('Dimanche', []),
    ]
    const found = async (wanted: unknown) => {
      const { status, body } = await server.list(provider, HOURS, { query: { job: wanted } })
      if (status !== 200) return [status, body.details?.[0]?.column, body.details?.[0]?.reason]
      return body.data.map(({ id }: { id: number }) => id)
    }
    expect(await found([b])).toEqual([both, one])
    expect(await found([b, a])).toEqual([both])
    expect(await found([a, c])).toEqual([])
    expect(await found([c])).toEqual([])
    expect(await found([])).toEqual([both, one, none])
    expect(await found(null)).toEqual([none])
    for (const wrong of [a, 'x', ['x'], [0], [a, a], {}])
      expect(await found(wrong)).toEqual([400, 'job', 'wrongType'])
  })
})
