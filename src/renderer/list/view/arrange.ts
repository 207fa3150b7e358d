import type { AnyTable } from '#dsl/tables/table.ts'
import type { ListState } from '../state/listState.ts'
import { LEAST_WIDTH, MOST_WIDTH } from './viewState.ts'

/** The list with these columns in this order; not said where they are the table's own. */
export const arrangedAs = (
  table: AnyTable,
  { columns: _, ...state }: ListState,
  columns: readonly string[],
): ListState => ({ ...state, ...(columns.join() !== table.list.columns.join() && { columns }) })

/** The columns of the table, as wide as what they hold. */
export const asFirst = ({ columns: _, widths: __, ...state }: ListState): ListState => state

/** A column that is shown goes, another one comes last. */
export const toggled = (shown: readonly string[], name: string): readonly string[] =>
  shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]

/** A column one place further back or forth. */
export const moved = (shown: readonly string[], name: string, by: -1 | 1): readonly string[] => {
  const at = shown.indexOf(name)
  const to = at + by
  if (at < 0 || to < 0 || to >= shown.length) return shown
  return shown.filter((one) => one !== name).toSpliced(to, 0, name)
}

/** A column of another width, in pixels; `undefined` for as wide as what it holds. */
export const widenedTo = (
  { widths: before, ...state }: ListState,
  name: string,
  pixels: number | undefined,
): ListState => {
  const { [name]: _, ...others } = before ?? {}
  const width = pixels && Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, pixels)))
  const widths = width === undefined ? others : { ...others, [name]: width }
  return { ...state, ...(Object.keys(widths).length > 0 && { widths }) }
}
