import type { PointerEvent } from 'react'
import { LEAST_WIDTH, MOST_WIDTH } from '../view/viewState.ts'

interface Props {
  readonly name: string
  /** `undefined` for as wide as what it holds. */
  onWiden(name: string, pixels: number | undefined): void
}

/** The edge of a header that is drawn to make a column wider; pressed twice it fits what it holds again. Keys do the same on the header. */
export const ColumnEdge = ({ name, onWiden }: Props) => {
  const grab = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    const edge = event.currentTarget
    const head = edge.closest('th')
    const column = head?.closest('table')?.querySelectorAll('col')[head.cellIndex]
    if (!head || !column) return
    const list = head.closest('table')
    const before = head.getBoundingClientRect().width
    const whole = list?.getBoundingClientRect().width ?? 0
    const from = event.clientX
    const towards = getComputedStyle(head).direction === 'rtl' ? -1 : 1
    let width = before
    edge.setPointerCapture(event.pointerId)
    // The browser lays the column out as it is drawn; the list learns of it in the end.
    const draw = ({ clientX }: globalThis.PointerEvent) => {
      width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, before + towards * (clientX - from)))
      column.style.setProperty('--width', `${width}px`)
      list?.style.setProperty('--width', `${whole + width - before}px`)
    }
    const drawn = [column, list].map((one) => one?.style.getPropertyValue('--width') ?? '')
    const done = () => {
      edge.removeEventListener('pointermove', draw)
      // What the list has set is its own again, and changed by it alone.
      for (const [i, one] of [column, list].entries()) one?.style.setProperty('--width', drawn[i] ?? '')
      if (Math.round(width) !== Math.round(before)) onWiden(name, width)
    }
    edge.addEventListener('pointermove', draw)
    edge.addEventListener('lostpointercapture', done, { once: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for who points; the header's own keys do the same
    <span className="column-edge" onPointerDown={grab} onDoubleClick={() => onWiden(name, undefined)} />
  )
}
