import { useMemo, useRef, useState } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { Rights } from '../../useRights.ts'
import { useSteady } from '../../useSteady.ts'

export interface RowChoice {
  /** Ids of the ticked rows, on this page and on others; those of the page in its order. */
  readonly chosen: ReadonlySet<number>
  /** How much of the page is ticked. */
  readonly onPage: 'none' | 'some' | 'all'
  /** Ticks a row or unticks it; `range`: as well as those between it and the one before. */
  toggle(id: number, range: boolean): void
  togglePage(): void
  set(ids: readonly number[]): void
  /** In place of a row its institutions have another one by now: that one is meant. */
  follow(replaced: ReadonlyMap<number, number>): void
  /** They are gone, or no longer meant. */
  drop(ids: readonly number[]): void
}

/** Whether rows of a table can be changed together: each is a record, shown as a row, that the person may change or remove. */
export const mayChoose = ({ list, form, source }: AnyTable, { edits, removes }: Rights): boolean =>
  ((list.modify && edits) || (list.remove && removes)) && form.style !== 'row' && !list.matrix && !source

const NONE: ReadonlySet<number> = new Set()

/** Those of the page stand together where the first of them was ticked. */
const inOrder = (ids: ReadonlySet<number>, rows: readonly WireRow[] = []): ReadonlySet<number> => {
  if (ids.size === 0) return ids
  const page = rows.flatMap(({ id }) => (ids.has(id) ? id : []))
  const here = new Set(page)
  return new Set([...ids].flatMap((id) => (here.has(id) ? page : id)))
}

/** Rows ticked to be changed together. They stay ticked while one searches and turns pages, in the same institutions. */
export const useRowChoice = (scope: string, rows: readonly WireRow[] | undefined): RowChoice => {
  const [kept, setKept] = useState({ scope, ids: NONE })
  const chosen = useMemo(() => (kept.scope === scope ? inOrder(kept.ids, rows) : NONE), [kept, scope, rows])
  const last = useRef<number>(undefined)
  const set = useSteady((ids: Iterable<number>) => setKept({ scope, ids: new Set(ids) }))
  const page = rows?.map(({ id }) => id) ?? []
  const ticked = page.filter((id) => chosen.has(id)).length
  const onPage = ticked === 0 ? 'none' : ticked === page.length ? 'all' : 'some'

  const put = (ids: readonly number[], on: boolean): void => {
    const next = new Set(chosen)
    for (const id of ids)
      if (on) next.add(id)
      else next.delete(id)
    set(next)
  }
  const toggle = useSteady((id: number, range: boolean) => {
    const from = range && last.current !== undefined ? page.indexOf(last.current) : -1
    const to = page.indexOf(id)
    const some = from < 0 ? [id] : page.slice(Math.min(from, to), Math.max(from, to) + 1)
    put(some, !chosen.has(id))
    last.current = id
  })
  const togglePage = useSteady(() => put(page, onPage !== 'all'))
  const drop = useSteady((ids: readonly number[]) => put(ids, false))
  const follow = useSteady((replaced: ReadonlyMap<number, number>) => {
    if ([...replaced.keys()].some((id) => chosen.has(id)))
      set([...chosen].map((id) => replaced.get(id) ?? id))
  })
  return useMemo(
    () => ({ chosen, onPage, toggle, togglePage, set, follow, drop }),
    [chosen, onPage, toggle, togglePage, set, follow, drop],
  )
}
