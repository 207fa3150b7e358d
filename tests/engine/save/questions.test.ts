import { expect, it, vi } from 'vitest'
import type { SavePorts } from '#engine/save/createSave.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { type Ask, askedBy, isBusy } from '#engine/save/state.ts'
import type { CallProblem } from '#protocol/problem.ts'
import { open } from './opened.ts'
import { lineTo } from './stage.ts'

const ask = (name: string): Ask => ({ confirmation: { name }, count: 1, name })
const problem: CallProblem = { code: 503, status: 503, details: [] }

it('asks one question after the other, and writes after the last yes [console 4.1, console 4.2]', async () => {
  const { save, calls } = open({ prepare: () => ({ asks: [ask('one'), ask('two')] }) })
  await save.send({ is: 'submitted' })
  expect(askedBy(save.state.getState())?.name).toBe('one')
  await save.send({ is: 'answered', yes: true })
  expect([askedBy(save.state.getState())?.name, calls]).toEqual(['two', []])
  await save.send({ is: 'answered', yes: true })
  expect([askedBy(save.state.getState()), save.state.getState().phase, calls]).toEqual([
    undefined,
    'done',
    ['1-1'],
  ])
})

it('writes nothing after a no, and asks anew the next time', async () => {
  const { save, calls, told } = open({ prepare: () => ({ asks: [ask('one'), ask('two')] }) })
  await save.send({ is: 'submitted' })
  await save.send({ is: 'answered', yes: true })
  await save.send({ is: 'answered', yes: false })
  expect([save.state.getState().phase, calls, told]).toEqual(['open', [], []])
  await save.send({ is: 'submitted' })
  expect(askedBy(save.state.getState())?.name).toBe('one')
})

it('holds nobody to an answer once the form was left before the last question', async () => {
  const { save, calls } = open({ prepare: () => ({ asks: [ask('one'), ask('two')] }) })
  await save.send({ is: 'submitted' })
  await save.send({ is: 'answered', yes: true })
  await save.send({ is: 'left' })
  expect(save.state.getState()).toMatchObject({ phase: 'open', questions: [], agreed: [] })
  expect(calls).toEqual([])
})

it('keeps the question in view while its yes is carried out, and takes no second press', async () => {
  let finish = () => {}
  const { save, calls } = open({
    prepare: () => ({ asks: [ask('one')] }),
    write: ({ name }) => {
      calls.push(name)
      return new Promise((resolve) => {
        finish = () => resolve([{ id: 1, version: 1 }])
      })
    },
  })
  await save.send({ is: 'submitted' })
  const written = save.send({ is: 'answered', yes: true })
  expect(askedBy(save.state.getState())?.name).toBe('one')
  void save.send({ is: 'answered', yes: true })
  void save.send({ is: 'submitted' })
  void save.send({ is: 'left' })
  expect([askedBy(save.state.getState())?.name, save.state.getState().phase, calls]).toEqual([
    'one',
    'writing',
    ['1-1'],
  ])
  finish()
  await written
  expect([calls, save.state.getState().phase]).toEqual([['1-1'], 'done'])
})

it('sends nothing that is in error, nothing that is refused before, and nothing where nothing changed', async () => {
  const refused = [{ problem: { code: 449 }, lineId: 1 }]
  const cases: readonly (readonly [SaveOutcome['is'], Partial<SavePorts>])[] = [
    ['invalid', { check: () => false }],
    ['refused', { prepare: () => ({ refused }) }],
    ['nothing', { prepare: () => ({ nothingToSave: true }) }],
  ]
  for (const [is, ports] of cases) {
    const { save, calls, told } = open(ports)
    await save.send({ is: 'submitted' })
    expect([calls, told.map((outcome) => outcome.is)]).toEqual([[], [is]])
    expect(isBusy(save.state.getState())).toBe(false)
  }
})

it('keeps, where the next try is in error, what was said of no field; what was said of a value went with it', async () => {
  const refusals: readonly CallProblem[] = [
    problem,
    { code: 406, status: 400, details: [{ column: 'text', code: 406 }] },
  ]
  let valid = true
  const { save } = open({
    check: () => valid,
    plan: () => lineTo([1, 2], { text: 'a' }),
    write: ({ name }) => Promise.reject(refusals[name === '1-1' ? 0 : 1]),
  })
  await save.send({ is: 'submitted' })
  expect(save.state.getState().failures).toHaveLength(2)
  valid = false
  await save.send({ is: 'submitted' })
  expect(save.state.getState().failures).toMatchObject([{ problem: { code: 503 }, institution: 1 }])
})

it('gives the form back with the reason when what is to be asked is not known', async () => {
  const { save, told } = open({ prepare: () => Promise.reject(problem) })
  await save.send({ is: 'submitted' })
  expect([save.state.getState().phase, save.state.getState().failures]).toEqual(['open', [{ problem }]])
  expect(told.map(({ is }) => is)).toEqual(['refused'])
})

it('has saved what is written, also where it cannot be read anew', async () => {
  const { save, told } = open({ refresh: () => Promise.reject(problem) })
  await save.send({ is: 'submitted' })
  expect(told.map(({ is }) => is)).toEqual(['saved'])
})

it('gives the form back after a fault of ours too, which does not pass unseen', async () => {
  const fault = new TypeError('undefined is not a row')
  const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {})
  const { save } = open({
    plan: () => {
      throw fault
    },
    problemOf: () => problem,
  })
  await save.send({ is: 'submitted' })
  const thrown = later.mock.calls.map(([run]) => run)
  later.mockRestore()
  expect(save.state.getState()).toMatchObject({ phase: 'open', failures: [{ problem }] })
  expect(thrown.map((run) => expect(run).toThrow(fault))).toHaveLength(1)
})

it('asks about a row that somebody else changed, and writes over it or takes it', async () => {
  const row = { id: 7, version: 1, text: 'a' }
  for (const mine of [true, false]) {
    const seen: unknown[] = []
    const { save } = open(
      {
        plan: ({ current = row }) => [
          { name: 'row', lines: [1], change: { do: 'update', row: current, patch: { text: 'b' } } },
        ],
        write: async ({ change }) => {
          const version = change.do === 'update' ? change.row.version : 0
          seen.push(version)
          if (version === 1) throw { ...problem, status: 412, current: { ...row, version: 4 } }
          return [{ id: 7, version: version + 1 }]
        },
        rebase: ({ version }, kept) => void seen.push(['rebased', version, kept]),
      },
      { asksOnConflict: true },
    )
    await save.send({ is: 'submitted' })
    expect(save.state.getState()).toMatchObject({ phase: 'conflict', current: { version: 4 } })
    await save.send({ is: 'resolved', mine })
    expect(seen).toEqual([1, ['rebased', 4, mine], ...(mine ? [4] : [])])
    expect(save.state.getState().phase).toBe(mine ? 'done' : 'open')
  }
})

it('writes nothing over a row that has left an institution meanwhile, and says which', async () => {
  const row = { id: 7, version: 1, institution: [1, 2, 3] }
  const { save } = open(
    {
      plan: () => [{ name: 'row', lines: [1], change: { do: 'update', row, patch: { text: 'b' } } }],
      write: async () => {
        throw { ...problem, code: 412, status: 412, current: { ...row, version: 2, institution: [2, 4] } }
      },
    },
    { asksOnConflict: true },
  )
  await save.send({ is: 'submitted' })
  const left = { code: 412, reason: 'leftInstitution' }
  expect(save.state.getState()).toMatchObject({
    phase: 'open',
    failures: [
      { problem: left, institution: 1 },
      { problem: left, institution: 3 },
    ],
  })
})

it('asks anew about what somebody else changed where that was left without an answer', async () => {
  const row = { id: 7, version: 1, text: 'a' }
  const seen: number[] = []
  const { save } = open(
    {
      plan: ({ current = row }) => [
        { name: 'row', lines: [1], change: { do: 'update', row: current, patch: { text: 'b' } } },
      ],
      write: async ({ change }) => {
        seen.push(change.do === 'update' ? change.row.version : 0)
        throw { ...problem, status: 412, current: { ...row, version: 4 } }
      },
    },
    { asksOnConflict: true },
  )
  await save.send({ is: 'submitted' })
  await save.send({ is: 'left' })
  expect(save.state.getState().phase).toBe('open')
  await save.send({ is: 'submitted' })
  expect(save.state.getState()).toMatchObject({ phase: 'conflict', current: { version: 4 } })
  expect(seen).toEqual([1, 1])
})

it('says of a row that somebody deleted meanwhile that it is gone, and not that something was not found', async () => {
  const row = { id: 7, version: 1, text: 'a' }
  const { save } = open({
    plan: () => [{ name: 'row', lines: [1], change: { do: 'update', row, patch: { text: 'b' } } }],
    write: async () => {
      throw { ...problem, code: 404, status: 404 }
    },
  })
  await save.send({ is: 'submitted' })
  expect(save.state.getState()).toMatchObject({
    phase: 'open',
    failures: [{ problem: { code: 404, reason: 'rowGone' }, lineId: 1 }],
  })
})

it('says of each line which institutions have it, under which ids, and what was there before', async () => {
  const before = { id: 3, version: 2, text: 'old', other: 1 }
  const { save, told } = open({
    plan: () => [
      ...lineTo([1, 2], { text: 'a' }),
      { name: 'row', lines: [2], change: { do: 'update', row: before, patch: { text: 'new' } } },
      { name: 'gone', lines: [3], change: { do: 'remove', row: before, institutions: [1] } },
    ],
    write: async ({ change }) => {
      if (change.do === 'remove') return []
      if (change.do === 'insert') return [{ id: Number(change.body.institution) * 10, version: 1 }]
      return [{ id: 3, version: 3 }]
    },
  })
  await save.send({ is: 'submitted' })
  expect(told[0]?.written).toMatchObject([
    { lines: [1], institution: 1, did: 'insert', ids: [10] },
    { lines: [1], institution: 2, did: 'insert', ids: [20] },
    { lines: [2], did: 'update', ids: [3], before: { text: 'old' } },
    { lines: [3], did: 'remove', only: [1], before },
  ])
})
