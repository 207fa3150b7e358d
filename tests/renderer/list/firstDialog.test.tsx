// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Gateway } from '#renderer/gateway.ts'
import { all, codesGateway, find, leave, rowOf, settle, showTable } from './stage.tsx'

/** What waits for the browser to have nothing else to do. */
let waiting: (() => void)[] = []
beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => void waiting.splice(handle - 1, 1, () => undefined))
})
afterEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await leave()
  vi.unstubAllGlobals()
})

describe('the first dialog of a list', () => {
  it.each([
    ['add', 'dialog[open] input[name=code]'],
    ['edit', 'dialog[open] input[name=code]'],
    ['delete', 'dialog[open] [data-action=confirm]'],
  ])('%s: is drawn in the turn of the click, once its code is there', async (action, seen) => {
    const loadShape = vi.fn(async () => () => [])
    await showTable({ gateway: codesGateway([rowOf(1)]), loadShape })
    for (const work of waiting) work()
    await Promise.all([
      import('#renderer/form/FormDialog.tsx'),
      import('#renderer/list/removal/RemoveDialog.tsx'),
    ])
    await settle(() => loadShape.mock.calls.length > 0)
    // As in a browser: nothing is drawn but what the click draws itself.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    flushSync(() => find(`[data-action=${action}]`).click())
    expect(all(seen)).not.toHaveLength(0)
  })

  it('waits for what its conditions ask, and opens by itself then', async () => {
    let know: () => void = () => undefined
    const known = new Promise<void>((resolve) => {
      know = resolve
    })
    await showTable({ gateway: codesGateway([rowOf(1)]) }, {}, undefined, known)
    find('[data-action=add]').click()
    await settle()
    expect(all('dialog[open]')).toHaveLength(0)
    know()
    await settle(() => all('dialog[open] input[name=code]').length > 0)
  })

  it('asks for no code before the rows are there', async () => {
    const never: Gateway['list'] = () => new Promise(() => undefined)
    await showTable({ gateway: { ...codesGateway([]), list: never } })
    expect(waiting).toHaveLength(0)
  })
})
