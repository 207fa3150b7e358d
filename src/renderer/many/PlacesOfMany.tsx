import { institutionsOf, isShared } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { mayStandTwice } from '#engine/save/reach.ts'
import type { WireRow } from '#protocol/row.ts'
import { Places } from '../names/Places.tsx'
import { useRenderer } from '../RendererContext.ts'

interface Props {
  readonly table: AnyTable
  readonly rows: readonly WireRow[]
  readonly what?: 'in' | 'removedFrom'
  /** Id of the element, for the `aria-describedby` of a dialog. */
  readonly id?: string
}

/** Where rows are that are changed or removed, among the selected institutions; all of them where they can be changed only together. */
export const PlacesOfMany = ({ table: { entity }, rows, what, id }: Props) => {
  const { institutions, selected } = useRenderer()
  const own = new Set(rows.flatMap((row) => institutionsOf(entity, row)))
  const known = institutions.flatMap((one) => (own.has(one.id) ? one.id : []))
  const all = [...new Set([...known, ...own])]
  const here = all.filter((one) => selected.includes(one))
  if (rows.length === 0) return null
  return <Places {...{ id, what }} places={isShared(entity) && mayStandTwice(entity) ? here : all} />
}
