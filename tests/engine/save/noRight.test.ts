import { expect, it } from 'vitest'
import type { Change } from '#engine/save/write.ts'
import type { CallProblem } from '#protocol/problem.ts'
import { open } from './opened.ts'

const problem: CallProblem = { code: 403, status: 403, details: [] }

it('says of a save that is not, or no longer, permitted what to do with what was entered', async () => {
  const row = { id: 7, version: 1, text: 'a' }
  const refusedAs = async (change: Change) => {
    const { save } = open({
      plan: () => [{ name: 'row', lines: [1], change }],
      write: async () => {
        throw problem
      },
    })
    await save.send({ is: 'submitted' })
    return save.state.getState().failures.map((one) => one.problem)
  }
  const said = [{ code: 403, reason: 'noRight' }]
  expect(await refusedAs({ do: 'update', row, patch: { text: 'b' } })).toEqual(said)
  expect(await refusedAs({ do: 'insert', body: { text: 'b' } })).toEqual(said)
  expect(await refusedAs({ do: 'remove', row, institutions: 'all' })).toEqual([{ code: 403 }])
})
