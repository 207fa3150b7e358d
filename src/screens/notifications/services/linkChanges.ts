import type { Write } from '#engine/save/write.ts'
import { idIn, type Values, type WireRow } from '#protocol/row.ts'

/** A department as the card knows it. */
export interface OwnService {
  readonly id: number
  readonly name: string
  readonly pole: number | null
  /** Those of the person's that have it, in order. */
  readonly institutions: readonly number[]
}

export interface LinkChanges {
  readonly removed: readonly WireRow[]
  readonly added: readonly Values[]
}

/** Ids of the departments that links tell of, in order, each once. */
export const linkedServices = (links: readonly WireRow[]): readonly number[] =>
  [...new Set(links.flatMap(({ service }) => idIn(service) ?? []))].sort((a, b) => a - b)

/** Departments that stay chosen: they are linked in an institution where that is not the person's to change. */
export const fixedServices = (links: readonly WireRow[], writable: readonly number[]): ReadonlySet<number> =>
  new Set(linkedServices(links.filter(({ institution }) => !writable.some((id) => id === institution))))

/**
 * What brings the links of a person to what is chosen, in the institutions where they may: each link of a department that is left out goes,
 * each new one comes in the first institution of its department. Source: specification of the institution area, §4.
 */
export const linkChanges = (
  admin: number,
  { services, links }: { readonly services: readonly OwnService[]; readonly links: readonly WireRow[] },
  chosen: readonly number[],
  writable: readonly number[],
): LinkChanges => {
  const linked = new Set(linkedServices(links))
  const may = (institution: unknown) => writable.some((id) => id === institution)
  return {
    removed: links.filter(
      ({ service, institution }) => may(institution) && !chosen.some((id) => id === service),
    ),
    added: services.flatMap(({ id, institutions }) => {
      const institution = institutions.find(may)
      return chosen.includes(id) && !linked.has(id) && institution !== undefined
        ? [{ admin, institution, service: id }]
        : []
    }),
  }
}

export const removalName = ({ id }: WireRow): string => `remove-${id}`
export const linkName = ({ service, institution }: Values): string => `insert-${service}-${institution}`

/** The calls of these changes, each about one department; `made` says how often a link was made already. */
export const planLinkChanges = (
  { removed, added }: LinkChanges,
  made: ReadonlyMap<string, number>,
): readonly Write[] => [
  ...removed.map(
    (row): Write => ({
      name: removalName(row),
      lines: [idIn(row.service) ?? 0],
      change: { do: 'remove', row, institutions: 'all' },
    }),
  ),
  ...added.map(
    (body): Write => ({
      name: `${linkName(body)}-${made.get(linkName(body)) ?? 0}`,
      lines: [idIn(body.service) ?? 0],
      change: { do: 'insert', body },
    }),
  ),
]
