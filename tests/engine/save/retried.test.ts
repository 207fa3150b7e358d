import { expect, it } from 'vitest'
import { createSave } from '#engine/save/createSave.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import type { CallProblem } from '#protocol/problem.ts'
import { open } from './opened.ts'
import { lineTo } from './stage.ts'

const problem = (status: number): CallProblem => ({ code: status, status, details: [] })

const failing = (...statuses: number[]) => {
  const told: SaveOutcome['is'][] = []
  const keys: string[] = []
  const asked: number[] = []
  const save = createSave(
    { id: 's', atOnce: 4 },
    {
      problemOf: (thrown) => thrown as CallProblem,
      prepare: () => {
        asked.push(1)
        return { asks: [{ confirmation: { name: 'one' }, count: 1, name: 'M1' }] }
      },
      plan: ({ agreed }) => (agreed.length > 0 ? lineTo([1], { text: 'a' }) : []),
      write: async ({ key }) => {
        keys.push(key)
        const status = statuses.shift()
        if (status) throw problem(status)
        return [{ id: 1, version: 1 }]
      },
      tell: ({ is }) => void told.push(is),
    },
  )
  return { save, told, keys, asked }
}

it('sends what got no answer once more, under the same key and without asking again', async () => {
  const { save, told, keys, asked } = failing(520, 520)
  await save.send({ is: 'submitted' })
  await save.send({ is: 'answered', yes: true })
  await save.send({ is: 'retried' })
  await save.send({ is: 'retried' })
  expect(told).toEqual(['partial', 'partial', 'saved'])
  expect(new Set(keys).size).toBe(1)
  expect(asked).toHaveLength(1)
})

it('sends nothing again that was refused, or done', async () => {
  for (const statuses of [[409], []]) {
    const { save, keys } = failing(...statuses)
    await save.send({ is: 'submitted' })
    await save.send({ is: 'answered', yes: true })
    await save.send({ is: 'retried' })
    expect(keys).toHaveLength(1)
  }
})

const unprepared = (...statuses: number[]) => {
  const told: SaveOutcome['is'][] = []
  const save = createSave(
    { id: 's', atOnce: 4 },
    {
      problemOf: (thrown) => thrown as CallProblem,
      prepare: async () => {
        const status = statuses.shift()
        if (status) throw problem(status)
        return { asks: [{ confirmation: { name: 'one' }, count: 1, name: 'M1' }] }
      },
      plan: () => lineTo([1], { text: 'a' }),
      write: async () => [{ id: 1, version: 1 }],
      tell: ({ is }) => void told.push(is),
    },
  )
  return { save, told, phase: () => save.state.getState().phase }
}

it('what is to be asked first is looked for once more where no answer came, and asked then', async () => {
  const { save, told, phase } = unprepared(520, 520)
  await save.send({ is: 'submitted' })
  await save.send({ is: 'retried' })
  expect([told, phase()]).toEqual([['refused', 'refused'], 'open'])
  await save.send({ is: 'retried' })
  expect(phase()).toBe('asking')
  await save.send({ is: 'answered', yes: false })
  // Who has said no is not asked again.
  await save.send({ is: 'retried' })
  expect(phase()).toBe('open')
  await save.send({ is: 'submitted' })
  await save.send({ is: 'answered', yes: true })
  expect(told.at(-1)).toBe('saved')
})

it('what is to be asked first is not looked for again where it was refused', async () => {
  const { save, phase } = unprepared(403)
  await save.send({ is: 'submitted' })
  await save.send({ is: 'retried' })
  expect(phase()).toBe('open')
})

it('no answer is told before anything is read anew, which gets none either', async () => {
  for (const [status, first] of [
    [520, 'told'],
    [409, 'read'],
  ] as const) {
    const order: string[] = []
    const { save } = open({
      write: () => Promise.reject(problem(status)),
      refresh: async () => {
        await new Promise(setImmediate)
        order.push('read')
      },
      tell: () => void order.push('told'),
    })
    await save.send({ is: 'submitted' })
    expect(order[0]).toBe(first)
  }
})
