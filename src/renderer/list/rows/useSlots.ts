import { useMemo, useRef } from 'react'
import type { WireRow } from '#protocol/row.ts'

/** Row id → slot, for the rows of a page: those that stay keep theirs, those that come take the ones that are free, lowest first. */
export const slotsFor = (
  former: ReadonlyMap<number, number>,
  rows: readonly Pick<WireRow, 'id'>[],
): ReadonlyMap<number, number> => {
  const kept = new Set(rows.flatMap(({ id }) => former.get(id) ?? []))
  let free = 0
  const take = (): number => {
    while (kept.has(free)) free++
    return free++
  }
  return new Map(rows.map(({ id }) => [id, former.get(id) ?? take()]))
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
