import { useMemo, useRef } from 'react'
import type { WireRow } from '#protocol/row.ts'

/**
 * Row id → slot, for the rows of a page: those that stay keep theirs, those that come take the ones that are free. None takes
 * one that stood below a row that stays and comes after it: React leaves elements where they are that stand in their former
 * order, so every row in between would be moved for the one, and laid out anew. It gets a slot of its own.
 */
export const slotsFor = (
  former: ReadonlyMap<number, number>,
  rows: readonly Pick<WireRow, 'id'>[],
): ReadonlyMap<number, number> => {
  const order = [...former.keys()]
  const places = rows.map(({ id }) => order.indexOf(id))
  const stay = new Set(places)
  const free = order.flatMap((_, place) => (stay.has(place) ? [] : place))
  const used = new Set(former.values())
  const own = (): number => {
    let slot = 0
    while (used.has(slot)) slot++
    used.add(slot)
    return slot
  }
  let passed = -1
  const place = (at: number): number | undefined => {
    const next = places.slice(at).find((one) => one > passed) ?? order.length
    const isAbove = (one: number) => one < next
    const found = free.find((one) => one > passed && isAbove(one)) ?? free.find(isAbove)
    return found === undefined ? undefined : free.splice(free.indexOf(found), 1)[0]
  }
  return new Map(
    rows.map(({ id }, at) => {
      const taken = former.has(id) ? places[at] : place(at)
      passed = Math.max(passed, taken ?? -1)
      const slot = taken === undefined ? undefined : former.get(order[taken] ?? id)
      return [id, slot ?? own()]
    }),
  )
}

/**
 * What each row of a page is drawn into, as React key: another page is written into the elements that are there, and a row that
 * stays keeps its own, with the focus, wherever others that come or go put it.
 */
export const useSlots = (rows: readonly WireRow[] | undefined): ReadonlyMap<number, number> => {
  const last = useRef<ReadonlyMap<number, number>>(new Map())
  return useMemo(() => {
    last.current = slotsFor(last.current, rows ?? [])
    return last.current
  }, [rows])
}
