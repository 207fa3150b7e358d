import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSteady } from '../../useSteady.ts'
import { isOfCards } from '../isOfCards.ts'
import { fitWidths, type Wish } from './fitWidths.ts'
import { isOutgrown, measureColumns } from './measureColumns.ts'

interface Options {
  /** The element that the list scrolls in. */
  readonly frame: RefObject<HTMLElement | null>
  /** The same as long as the columns and their words are. */
  readonly list: string
  /** What is drawn; undefined while the first page is fetched. */
  readonly drawn: object | undefined
  /** Column → pixels, of those that a person gave a width. */
  readonly set: Readonly<Record<string, number>> | undefined
  /** Pixels that are taken by what stands beside the columns: boxes and buttons. */
  readonly taken: number
}

/** What the columns of a list asked for, so that one opened again does not move. */
const asked = new Map<string, readonly Wish[]>()

/** Rows → the widths that none of their values outgrew: a page that is come back to is not looked through again. */
const fitting = new WeakMap<object, string>()

const larger = (one: readonly Wish[], other: readonly Wish[] | undefined): readonly Wish[] =>
  one.map(({ natural, least, ...wish }, i) => ({
    ...wish,
    natural: Math.max(natural, other?.[i]?.natural ?? 0),
    least: Math.max(least, other?.[i]?.least ?? 0),
  }))

/** The columns that were given no width share the room that the others leave. */
const fitAround = (
  wishes: readonly Wish[],
  room: number,
  set: Readonly<Record<string, number>> = {},
): readonly number[] => {
  const free = wishes.filter(({ name }) => set[name] === undefined)
  const given = wishes.reduce((sum, { name }) => sum + (set[name] ?? 0), 0)
  const fitted = fitWidths(free, Math.max(0, room - given))
  const ofFree = new Map(free.map(({ name }, i) => [name, fitted[i] ?? 0]))
  return wishes.map(({ name }) => set[name] ?? ofFree.get(name) ?? 0)
}

/**
 * Pixels of each column, by what it holds: measured when the rows come, and again when a page holds longer values. A
 * column never becomes narrower while its list stands. Undefined before there is anything to go by.
 */
export const useColumnWidths = ({
  frame,
  list,
  drawn,
  set,
  taken,
}: Options): readonly number[] | undefined => {
  const [given, setGiven] = useState<{ readonly list: string; readonly widths: readonly number[] }>()
  const last = useRef('')
  const refit = useSteady((): void => {
    const { current } = frame
    const table = current?.querySelector('table')
    if (!current || !table || isOfCards()) return
    let wishes = asked.get(list)
    let room = 0
    const isSeen = drawn && wishes && fitting.get(drawn) === last.current
    if (drawn && !isSeen && (!wishes || isOutgrown(table, wishes))) {
      const measured = measureColumns(table, current)
      room = measured.room
      wishes = larger(measured.wishes, wishes)
      asked.set(list, wishes)
    }
    room ||= current.clientWidth
    if (wishes && room > taken) {
      const widths = fitAround(wishes, room - taken, set)
      if (last.current !== `${list} ${widths}`) setGiven({ list, widths })
      last.current = `${list} ${widths}`
    }
    if (drawn) fitting.set(drawn, last.current)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width that is set is fitted too
  useLayoutEffect(refit, [frame, list, drawn, set])

  useEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(() => refit())
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame, refit])
  return given?.list === list ? given.widths : undefined
}
