import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { reread } from '#renderer/list/state/reread.ts'

const key = ['rows', { crates: true }]

/** Rows on screen, and what answers each read of them. */
const shown = () => {
  const queries = new QueryClient()
  const answers: ((rows: string) => void)[] = []
  const queryFn = () => new Promise<string>((answer) => answers.push(answer))
  const observer = new QueryObserver(queries, { queryKey: [...key, 'first'], queryFn, retry: false })
  const leave = observer.subscribe(() => undefined)
  return { queries, answers, leave, rows: () => observer.getCurrentResult().data }
}

it('does not show what a first read was answered before a write that it was overtaken by', async () => {
  const { queries, answers, leave, rows } = shown()
  const done = reread(queries, key)
  answers[0]?.('before')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('after')
  await done
  expect(rows()).toBe('after')
  leave()
})

it('keeps rows on screen while they are read anew', async () => {
  const { queries, answers, leave, rows } = shown()
  answers[0]?.('before')
  await expect.poll(rows).toBe('before')
  const done = reread(queries, key)
  await expect.poll(() => answers.length).toBe(2)
  expect(rows()).toBe('before')
  answers[1]?.('after')
  await done
  expect(rows()).toBe('after')
  leave()
})

it('leaves alone a read that somebody waits for without showing it, and what has another key', async () => {
  const { queries, answers, leave } = shown()
  const asked = queries.fetchQuery({ queryKey: [...key, 'asked'], queryFn: async () => 'asked' })
  await Promise.all([reread(queries, ['rows', { boxes: true }]), expect(asked).resolves.toBe('asked')])
  const waited = queries.fetchQuery({ queryKey: [...key, 'waited'], queryFn: async () => 'waited' })
  void reread(queries, key)
  expect(await waited).toBe('waited')
  answers.at(-1)?.('after')
  leave()
})
