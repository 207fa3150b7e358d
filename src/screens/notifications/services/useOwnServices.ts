import { useQuery, useQueryClient } from '@tanstack/react-query'
import { idIn, idsIn, type WireRow } from '#protocol/row.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { allRows } from '#renderer/list/state/allRows.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { type Institution, useRenderer } from '#renderer/RendererContext.ts'
import type { OwnService } from './linkChanges.ts'

export const linkEntity = 'adminInInstitutionNotificationService'

export interface Pole {
  readonly id: number
  readonly name: string
  readonly institutions: readonly number[]
}

export interface OwnServices {
  /** Those that the person is attached to: provider staff see others, of which they are told nothing. By name. */
  readonly institutions: readonly Institution[]
  readonly poles: readonly Pole[]
  readonly services: readonly OwnService[]
  readonly links: readonly WireRow[]
}

const byName = [{ columnName: 'name', orientation: 'asc' }] as const

const read = async (
  gateway: Gateway,
  { person, institutions }: { readonly person: number; readonly institutions: readonly Institution[] },
  signal: AbortSignal,
): Promise<OwnServices> => {
  const query = { id: person }
  const { rows } = await gateway.list('admin', { select: ['institution'], query, limit: 1 }, signal)
  const own = idsIn(rows[0]?.institution)
  const mine = institutions.filter(({ id }) => own.includes(id))
  const there = { query: { institution: mine.map(({ id }) => id) }, orderby: byName }
  if (mine.length === 0) return { institutions: [], poles: [], services: [], links: [] }
  const [poles, services, links] = await Promise.all([
    allRows(gateway, 'pole', { ...there, select: ['name', 'institution'] }, { signal }),
    allRows(gateway, 'service', { ...there, select: ['name', 'pole', 'institution'] }, { signal }),
    allRows(gateway, linkEntity, { query: { admin: person, ...there.query } }, { signal }),
  ])
  const within = ({ institution }: WireRow) =>
    idsIn(institution).filter((id) => mine.some((one) => one.id === id))
  const named = (row: WireRow) => ({ id: row.id, name: String(row.name), institutions: within(row) })
  return {
    institutions: mine,
    poles: poles.map(named),
    services: services.map((row) => ({ ...named(row), pole: idIn(row.pole) ?? null })),
    links,
  }
}

/** The departments of a person's institutions, and those that they are told of. */
export const useOwnServices = () => {
  const { gateway, person, institutions } = useRenderer()
  const queries = useQueryClient()
  const key = [...rowsKey('service', ['pole', linkEntity]), 'own', person]
  const answer = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read(gateway, { person, institutions }, signal),
    meta: { shown: true },
    // What is ticked stands over what is read; it is not read anew under somebody's hands.
    refetchOnWindowFocus: false,
  })
  return {
    ...answer,
    /** Takes over what was written. */
    put: (links: readonly WireRow[]) =>
      queries.setQueryData<OwnServices>(key, (before) => before && { ...before, links }),
  }
}
