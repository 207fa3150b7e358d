// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Task, TaskState } from '#protocol/operation.ts'
import { WorkScreen } from '#screens/work/WorkScreen.tsx'
import { all, click, find, leave } from '#tests/renderer/form/screen.tsx'
import { open, type Send } from './stage.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(async () => {
  await leave()
  vi.useRealTimers()
})

const task = (id: string, state: TaskState, more: Partial<Task> = {}): Task => ({
  id,
  name: 'sendMessage',
  state,
  tries: 1,
  problem: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  nextAt: null,
  doneAt: null,
  ...more,
})

/** Tasks as they are by now; each list asked for is counted. */
const queue = (tasks: Task[]) => {
  const asked = { times: 0 }
  const send = vi.fn<Send>(async ({ path, query, method }) => {
    if (method === 'POST') {
      const one = tasks.findIndex(({ id }) => path === `/work/${id}/retry`)
      tasks[one] = { ...(tasks[one] as Task), state: 'waiting' }
      return { data: {} }
    }
    asked.times++
    const data = tasks.filter(({ state }) => query?.state === undefined || state === query.state)
    const count = (state: TaskState) => tasks.filter((one) => one.state === state).length
    const counts = {
      waiting: count('waiting'),
      running: count('running'),
      done: count('done'),
      failed: count('failed'),
    }
    return { body: { data, count: data.length, counts } }
  })
  return { send, asked, tasks }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('names tasks in words and offers another try of the failed ones alone [house 3]', async () => {
  const { send } = queue([
    task('a', 'failed', { problem: 'the other server is away', tries: 9 }),
    task('b', 'done', { name: 'offerNewPassword' }),
  ])
  const { toasts } = await open(<WorkScreen />, send)
  await pass(0)
  expect(find('[data-task=a]').textContent).toContain('Envoyer un message')
  expect(find('[data-task=a]').textContent).toContain('the other server is away')
  expect(find('[data-task=b]').textContent).toContain('Proposer un nouveau mot de passe')
  expect(all('[data-action=retry]')).toHaveLength(1)
  await click('[data-action=retry]')
  await pass(0)
  expect(send).toHaveBeenCalledWith({ service: 'bffBackoffice', path: '/work/a/retry', method: 'POST' })
  expect(toasts.state.getState().open.at(-1)?.text).toBe('La tâche sera refaite dans un instant.')
  expect(find('[data-task=a] .state-badge').textContent).toBe('En attente')
  expect(document.activeElement?.tagName).toBe('H1')
})

it('looks again every few seconds while something runs, and seldom when all is done', async () => {
  const { send, asked, tasks } = queue([task('a', 'running')])
  await open(<WorkScreen />, send)
  await pass(0)
  expect(asked.times).toBe(1)
  tasks[0] = task('a', 'done')
  await pass(3_500)
  expect(asked.times).toBe(2)
  expect(find('[data-task=a] .state-badge').textContent).toBe('Terminée')
  await pass(20_000)
  expect(asked.times).toBe(2)
})

it('tries several again at once, each once, says so of each and takes the focus from nobody who has gone on', async () => {
  const { send } = queue([task('a', 'failed'), task('b', 'failed')])
  const answers = [Promise.withResolvers<object>(), Promise.withResolvers<object>()]
  const { toasts } = await open(<WorkScreen />, send)
  await pass(0)
  const button = (id: string) => find(`[data-task=${id}] [data-action=retry]`)
  const posts = () => send.mock.calls.flatMap(([{ path, method }]) => (method ? path : []))
  for (const [nth, id] of ['a', 'b'].entries()) {
    send.mockImplementationOnce(async () => answers[nth]?.promise)
    await act(async () => button(id).focus())
    await act(async () => button(id).click())
    await act(async () => button(id).click())
  }
  expect(posts()).toEqual(['/work/a/retry', '/work/b/retry'])
  expect(['a', 'b'].map((id) => button(id).getAttribute('aria-busy'))).toEqual(['true', 'true'])
  answers[0]?.resolve({ data: {} })
  await pass(0)
  expect(toasts.state.getState().history).toHaveLength(1)
  expect(document.activeElement).toBe(button('b'))
  answers[1]?.resolve({ data: {} })
  await pass(0)
  expect(toasts.state.getState().history).toHaveLength(2)
  expect(document.activeElement?.tagName).toBe('H1')
})

it('counts nothing before it is known, and marks the rows of before as such while those of a state come', async () => {
  const { send } = queue([task('a', 'failed'), task('b', 'done')])
  const late = Promise.withResolvers<object>()
  const { promise } = late
  send.mockImplementationOnce(() => promise)
  await open(<WorkScreen />, send)
  await pass(0)
  expect(find('.state-filter').textContent).not.toMatch(/\d/)
  late.resolve({
    body: { data: [task('a', 'failed'), task('b', 'done')], count: 2, counts: { failed: 1, done: 1 } },
  })
  await pass(0)
  expect(find('[data-filter=failed]').textContent).toContain('1')
  const later = Promise.withResolvers<object>()
  send.mockImplementationOnce(() => later.promise)
  await click('[data-filter=failed]')
  await pass(0)
  expect([all('tbody tr').length, find('table').getAttribute('aria-busy')]).toEqual([2, 'true'])
  later.resolve({ body: { data: [task('a', 'failed')], count: 1, counts: { failed: 1, done: 1 } } })
  await pass(0)
  expect([all('tbody tr').length, find('table').getAttribute('aria-busy')]).toEqual([1, null])
})
