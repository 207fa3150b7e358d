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

it('says so of rows that a further try removed, and of those of the try before', async () => {
  const rows = [1, 2].map((id) => ({ id, version: 1, institution: [1, 2] }))
  let planned = 1
  const { save, told } = open({
    plan: () => {
      const lines = rows.slice(0, planned).map((row) => ({ lineId: row.id, row }))
      const change = { do: 'removeAll', lines, institutions: 'all' } as const
      return [{ name: 'all', lines: lines.map(({ lineId }) => lineId), change }]
    },
    write: async ({ change }) =>
      change.do === 'removeAll'
        ? change.lines.map(({ row: { id } }) => ({ id, version: 1, removedFrom: [id] }))
        : [],
  })
  await save.send({ is: 'submitted' })
  planned = 2
  await save.send({ is: 'submitted' })
  expect(told.at(-1)?.standing.map(({ only }) => only)).toEqual([[1], [2]])
})

it('can be brought back where the first try got no answer: what the second finds gone is one’s own doing', async () => {
  const row = { id: 3, version: 2, text: 'old', institution: [1] }
  const statuses = [520, 404]
  const { save, told } = open({
    plan: () => [{ name: 'one', lines: [1], change: { do: 'remove', row, institutions: 'all' } }],
    write: () => {
      const status = statuses.shift() ?? 500
      return Promise.reject({ code: status, status, details: [] })
    },
  })
  await save.send({ is: 'submitted' })
  await save.send({ is: 'retried' })
  expect(told.map(({ is }) => is)).toEqual(['partial', 'saved'])
  expect(told[1]?.written).toMatchObject([{ did: 'remove', before: row, only: 'all' }])
})
