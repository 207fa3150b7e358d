import { expect, it } from 'vitest'
import { onOneEngine } from '../db/engines.ts'
import { person } from '../harness.ts'
import { openServer } from './institutions.ts'

const provider = person()
const SERVICES = '/api/v2/service'

onOneEngine('a column that is given by the name of one derived from it', ({ open }) => {
  it('is judged under the name that the call has, alone or in a batch', async () => {
    const server = await openServer(open)
    const row = { name: 'Bloc', institution: [1] }
    const told = async (path: string, body: object) => {
      const { status, body: answer } = await server.call(provider, 'POST', path, body)
      return [status, ...(answer.details ?? []).map(({ column, code }) => [column, code])]
    }
    for (const wrong of [7, { a: 1 }, 'UF\u0000'])
      for (const name of ['code', 'codeUF'])
        expect(await told(SERVICES, { ...row, [name]: wrong }), `${name} ${wrong}`).toEqual([
          400,
          [name, expect.any(Number)],
        ])
    const batch = [{ name: 'Bloc' }, { name: 'Urgences', codeUF: 7 }]
    expect(await told(`${SERVICES}/upsert-batch`, { batch, IDInstitution: 1 })).toEqual([
      400,
      ['codeUF', 406],
    ])
    expect(await told(SERVICES, { ...row, codeUF: 'UF1' })).toEqual([201])
  })
})
