import { expect, it } from 'vitest'
import { createSave } from '#engine/save/createSave.ts'
import { choiceOf, mayStandTwice } from '#engine/save/reach.ts'
import type { Ask } from '#engine/save/state.ts'
import type { Write } from '#engine/save/write.ts'
import type { CallProblem } from '#protocol/problem.ts'
import { adminEntity } from '#schemas/tables/admin.ts'
import { scheduleEntity } from '#schemas/tables/schedule.ts'
import { drive } from './stage.ts'

const row = { id: 7, version: 3, code: 'M1', institution: [1, 2, 3] }
const choice = { here: [1], everywhere: [1, 2, 3] }
const ask: Ask = { confirmation: { name: 'one' }, count: 9, name: 'M1', choice }
const change = (patch: object, institutions?: readonly number[]): readonly Write[] => [
  {
    name: 'row',
    lines: [1],
    change: { do: 'update', row, patch: { ...patch }, ...(institutions && { institutions }) },
  },
]

it('asks where, of a row that is in selected institutions and in others', () => {
  expect(choiceOf(scheduleEntity, row, [1, 4])).toEqual({ here: [1], everywhere: [1, 2, 3] })
  expect(choiceOf(scheduleEntity, row, [1, 2, 3, 4])).toBeUndefined()
  expect(choiceOf(scheduleEntity, row, [4])).toBeUndefined()
})

it('gives nobody a second row of what may be there once, as of a person', () => {
  expect([mayStandTwice(scheduleEntity), mayStandTwice(adminEntity)]).toEqual([true, false])
})

it('takes no yes that does not say where, and carries the answer to the plan', async () => {
  const plans: unknown[] = []
  const save = createSave(
    { id: 's', atOnce: 4 },
    {
      problemOf: (thrown) => thrown as CallProblem,
      prepare: () => ({ asks: [ask] }),
      plan: ({ agreed }) => {
        plans.push(agreed.map(({ reach }) => reach))
        return change({ code: 'M2' }, choice.here)
      },
      write: async () => [{ id: 8, version: 1, institution: [1] }],
    },
  )
  await save.send({ is: 'submitted' })
  await save.send({ is: 'answered', yes: true })
  expect([save.state.getState().phase, plans]).toEqual(['asking', []])
  await save.send({ is: 'answered', yes: true, reach: 'here' })
  expect([save.state.getState().phase, plans]).toEqual(['done', [['here']]])
})

it('tells where alone a change holds, and what the columns were', () => {
  const { submit, server } = drive()
  server.rows.set(7, row)
  const outcome = submit(change({ code: 'M2' }, [1]), () => 'done')
  expect(outcome?.written).toMatchObject([{ only: [1], before: { code: 'M1' }, did: 'update' }])
  expect(submit(change({ code: 'M1' }), () => 'done')?.written[0]?.only).toBeUndefined()
})

it('corrects the row that the institutions were given, when the answer of that was lost', () => {
  const { sent, server, submit } = drive()
  server.rows.set(7, row)
  submit(change({ code: 'M2' }, [1]), () => 'lost')
  submit(change({ code: 'M3' }, [1]), () => 'done')
  expect(sent.map(({ change: one }) => one)).toMatchObject([
    { do: 'update', row: { id: 7 }, patch: { code: 'M2' }, institutions: [1] },
    { do: 'update', row: { id: 7 }, patch: { code: 'M2' }, institutions: [1] },
    { do: 'update', row: { id: 1, version: 1 }, patch: { code: 'M3' } },
  ])
  expect(sent.at(-1)?.change).not.toHaveProperty('institutions')
  expect(sent[0]?.key).toBe(sent[1]?.key)
})
