import { idsIn, type WireRow } from '#protocol/row.ts'
import { useOwnRows } from '../../useOwnRows.ts'

/** Institutions chosen together, under a name. */
export interface SavedSelection {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly ids: readonly number[]
}

const read = ({ id, version, name, selected }: WireRow): SavedSelection => ({
  id,
  version,
  name: String(name),
  ids: idsIn(selected),
})

/** The person's own, by name, and what is done with them; what is written rejects with a `CallProblem`. */
export const useSavedSelections = (person: number) => {
  const { saved, save, change, remove } = useOwnRows({ entity: 'savedSelection', person, read })
  return {
    saved,
    save: (name: string, selected: readonly number[]) => save({ name, selected }),
    rename: (selection: SavedSelection, name: string) => change(selection, { name }),
    remove,
  }
}
