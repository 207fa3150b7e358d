// @vitest-environment jsdom

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useIdle } from '#renderer/scheduling/useIdle.ts'
import { until } from '../../until.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// A browser that always has nothing else to do.
vi.stubGlobal('requestIdleCallback', (work: () => void) => {
  work()
  return 0
})
vi.stubGlobal('cancelIdleCallback', () => undefined)

const Wanting = ({ fetch }: { readonly fetch: () => Promise<unknown> }) => {
  useIdle(fetch)
  return null
}

it('what will probably be wanted is fetched one thing after the other, what was asked for last before the rest', async () => {
  const log: string[] = []
  const fetches = ['first', 'second', 'third'].map((name) => async () => {
    log.push(`${name} asked`)
    await new Promise((resolve) => setTimeout(resolve))
    log.push(`${name} there`)
  })
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(fetches.map((fetch, nth) => <Wanting key={nth} fetch={fetch} />)))
  await until(() => expect(log).toHaveLength(6))
  expect(log).toEqual(['third', 'second', 'first'].flatMap((name) => [`${name} asked`, `${name} there`]))
})
