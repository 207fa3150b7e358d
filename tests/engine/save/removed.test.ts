import { expect, it } from 'vitest'
import { open } from './opened.ts'

it('says of what was removed where the server took it from, not where it was asked to', async () => {
  const before = { id: 3, version: 2, text: 'old', institution: [1, 2, 4] }
  const answer = { id: 3, version: 2, removedFrom: [4, 1], institution: [5] }
  const { save, told } = open({
    plan: () => [
      { name: 'one', lines: [1], change: { do: 'remove', row: before, institutions: 'all' } },
      {
        name: 'more',
        lines: [2],
        change: { do: 'removeAll', lines: [{ lineId: 2, row: before }], institutions: [1, 4] },
      },
    ],
    write: async () => [answer],
  })
  await save.send({ is: 'submitted' })
  const removed = { did: 'remove', only: [4, 1], before: { ...before, institution: [1, 4, 5] } }
  expect(told[0]?.written).toMatchObject([
    { ...removed, lines: [1] },
    { ...removed, lines: [2] },
  ])
})
