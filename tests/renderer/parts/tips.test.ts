// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Tip } from '#renderer/parts/tips/tips.ts'
import { watchTips } from '#renderer/parts/tips/watchTips.ts'

let told: (string | undefined)[] = []
let stop: () => void
let place: DOMRect | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  told = []
  place = undefined
  document.body.innerHTML = `
    <button id="edit" aria-label="Modifier M1" data-tip="Modifier"><svg></svg></button>
    <button id="remove" aria-label="Supprimer M1" title="Supprimer"></button>
    <button id="open" aria-label="Filtrer" data-tip="Filtrer" aria-expanded="true"></button>
    <button id="row"><time data-tip="24/11/2026 12:55">il y a 5 minutes</time></button>
    <p id="plain">Rien</p>`
  stop = watchTips({ show: (tip: Tip | undefined) => void told.push(tip?.text), place: () => place })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const at = (id: string) => document.querySelector<HTMLElement>(id) ?? document.body
const point = (id: string, more: MouseEventInit & { pointerType?: string } = {}) =>
  at(id).dispatchEvent(
    Object.assign(new MouseEvent('pointerover', { bubbles: true, ...more }), {
      pointerType: more.pointerType ?? 'mouse',
    }),
  )
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  document.body.dispatchEvent(event)
  return event
}
const now = () => told.at(-1)

describe('who points at something', () => {
  it('is told after a rest, and of the next thing sooner', () => {
    point('#edit svg')
    vi.advanceTimersByTime(399)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['Modifier'])
    point('#remove')
    vi.advanceTimersByTime(100)
    expect(told).toEqual(['Modifier', 'Supprimer'])
    point('#plain')
    vi.advanceTimersByTime(100)
    expect(now()).toBeUndefined()
  })

  it('is told nothing in passing, nor by touch, nor of a button whose panel is open', () => {
    point('#edit')
    vi.advanceTimersByTime(200)
    point('#plain')
    vi.advanceTimersByTime(1000)
    point('#edit', { pointerType: 'touch' })
    vi.advanceTimersByTime(1000)
    point('#open')
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([])
  })

  it('may go to what is told, and is told nothing more of what was pressed', () => {
    point('#edit')
    vi.advanceTimersByTime(400)
    place = new DOMRect(10, 10, 80, 20)
    point('#plain', { clientX: 20, clientY: 20 })
    vi.advanceTimersByTime(1000)
    expect(told).toEqual(['Modifier'])
    at('#edit').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    point('#edit svg', { clientX: 500 })
    vi.advanceTimersByTime(1000)
    expect(now()).toBeUndefined()
    point('#plain', { clientX: 500 })
    vi.advanceTimersByTime(1000)
    point('#edit', { clientX: 500 })
    vi.advanceTimersByTime(1000)
    expect(now()).toBe('Modifier')
  })

  it('is not told a second time by the browser', () => {
    point('#remove')
    expect(at('#remove').hasAttribute('title')).toBe(false)
    expect(at('#remove').getAttribute('aria-label')).toBe('Supprimer M1')
  })
})

describe('who comes by keys', () => {
  it('is told at once, also of what lies within, until the focus goes', () => {
    press('Tab')
    at('#edit').focus()
    expect(now()).toBe('Modifier')
    press('Tab')
    at('#row').focus()
    expect(now()).toBe('24/11/2026 12:55')
    at('#row').blur()
    expect(now()).toBeUndefined()
  })

  it('closes it with Escape, and with that nothing else', () => {
    press('Tab')
    at('#edit').focus()
    const first = press('Escape')
    expect([now(), first.defaultPrevented]).toEqual([undefined, true])
    expect(press('Escape').defaultPrevented).toBe(false)
  })

  it('is told nothing of what Alt and an arrow open: the Escape that follows closes that', () => {
    press('ArrowDown', { altKey: true })
    at('#edit').focus()
    expect([told, press('Escape').defaultPrevented]).toEqual([[], false])
  })

  it('is told nothing where the focus is given back, or a key acts', () => {
    press('Escape')
    at('#edit').focus()
    expect(told).toEqual([])
    at('#plain').focus()
    point('#edit')
    press('x')
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([])
  })
})
