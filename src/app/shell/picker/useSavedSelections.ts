import { useMemo } from 'react'
import { useClient } from '#client/queries.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import { idsIn, type WireRow } from '#protocol/row.ts'
import { createGateway } from '../../gateway.ts'
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
export const useSavedSelections = (catalogue: Catalogue, person: number) => {
  const client = useClient()
  const gateway = useMemo(() => createGateway(catalogue, client), [catalogue, client])
  const { saved, save, change, remove } = useOwnRows({ gateway, entity: 'savedSelection', person, read })
  return {
    saved,
    save: (name: string, selected: readonly number[]) => save({ name, selected }),
    rename: (selection: SavedSelection, name: string) => change(selection, { name }),
    remove,
  }
}
