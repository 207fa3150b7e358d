import { expect, it } from 'vitest'
import type { CallProblem } from '#protocol/problem.ts'
import { open } from './opened.ts'

const problem: CallProblem = {
  code: 422,
  status: 422,
  details: [{ column: 'institution', code: 422, reason: 'noAgencyClient', institution: 3 }],
}

it('tells of an institution that takes no rows by its name, and under no column', async () => {
  const row = { id: 7, version: 1, text: 'a' }
  const { save } = open({
    plan: () => [{ name: 'row', lines: [1], change: { do: 'update', row, patch: { text: 'b' } } }],
    write: async () => {
      throw problem
    },
  })
  await save.send({ is: 'submitted' })
  expect(save.state.getState().failures).toEqual([
    { problem: { code: 422, reason: 'noAgencyClient' }, lineId: 1, institution: 3 },
  ])
})
