import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '#client/queries.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import { MOST_ROWS } from '#protocol/list.ts'
import { idsIn, type WireRow } from '#protocol/row.ts'
import { rowsKey } from '#renderer/list/useRows.ts'
import { createGateway } from '../../gateway.ts'

const ENTITY = 'savedSelection'

/** Institutions chosen together, under a name. */
export interface SavedSelection {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly ids: readonly number[]
}

const selectionOf = ({ id, version, name, selected }: WireRow): SavedSelection => ({
  id,
  version,
  name: String(name),
  ids: idsIn(selected),
})

/** The person's own, by name, and what is done with them; what is written rejects with a `CallProblem`. */
export const useSavedSelections = (catalogue: Catalogue, person: number) => {
  const client = useClient()
  const queries = useQueryClient()
  const gateway = useMemo(() => createGateway(catalogue, client), [catalogue, client])
  const key = [...rowsKey(ENTITY), 'own', person]
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const asked = {
        query: { admin: person },
        orderby: [{ columnName: 'name', orientation: 'asc' }],
        limit: MOST_ROWS,
      } as const
      return (await gateway.list(ENTITY, asked, signal)).rows.map(selectionOf)
    },
  })
  const afterwards = async (written: Promise<unknown>): Promise<void> => {
    await written
    await queries.invalidateQueries({ queryKey: key })
  }
  return {
    saved: data ?? [],
    save: (name: string, selected: readonly number[]) =>
      afterwards(gateway.insert(ENTITY, { admin: person, name, selected })),
    rename: ({ id, version }: SavedSelection, name: string) =>
      afterwards(gateway.update(ENTITY, id, { name }, version)),
    remove: ({ id }: SavedSelection) => afterwards(gateway.remove(ENTITY, id, 'all')),
  }
}
