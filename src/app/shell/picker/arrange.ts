import { foldTerm } from '#engine/search.ts'
import type { SessionGroup, SessionInstitution } from '#protocol/services/session.ts'

/** Institutions under the name of their group; those of none stand under no id, and alone under no name either. */
export interface PickerGroup {
  readonly id: number | undefined
  readonly name: string | undefined
  readonly institutions: readonly SessionInstitution[]
}

type Institutions = readonly SessionInstitution[]

/**
 * Institutions under their groups, one of several groups under each. Those that are `first` stand before the others of their
 * group, groups that have some before other groups; those of no group, called `rest`, come last.
 */
export const arranged = (
  institutions: Institutions,
  groups: readonly SessionGroup[],
  { first, rest }: { readonly first: ReadonlySet<number>; readonly rest: string },
): readonly PickerGroup[] => {
  const firstOnes = (all: Institutions): Institutions => [
    ...all.filter(({ id }) => first.has(id)),
    ...all.filter(({ id }) => !first.has(id)),
  ]
  const known = new Set(groups.map(({ id }) => id))
  const named = groups
    .map(({ id, name }) => ({
      id,
      name,
      institutions: firstOnes(institutions.filter((one) => one.groups?.includes(id))),
    }))
    .filter((group) => group.institutions.length > 0)
  const alone = firstOnes(institutions.filter((one) => !one.groups?.some((id) => known.has(id))))
  const has = ({ institutions: [one] }: PickerGroup): boolean => one !== undefined && first.has(one.id)
  return [
    ...named.filter(has),
    ...named.filter((group) => !has(group)),
    ...(alone.length > 0
      ? [{ id: undefined, name: named.length > 0 ? rest : undefined, institutions: alone }]
      : []),
  ]
}

/** What is left of the groups where each word stands in an institution's name, its locality or its group's name. */
export const found = (groups: readonly PickerGroup[], term: string): readonly PickerGroup[] => {
  const words = term.split(/\s+/).map(foldTerm).filter(Boolean)
  if (words.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      institutions: group.institutions.filter(({ name, locality }) => {
        const read = [name, locality, group.id && group.name].map((text) => foldTerm(String(text || '')))
        return words.every((word) => read.some((text) => text.includes(word)))
      }),
    }))
    .filter(({ institutions }) => institutions.length > 0)
}

/** The ids in groups, each once. */
export const institutionsIn = (groups: readonly PickerGroup[]): readonly number[] => [
  ...new Set(groups.flatMap(({ institutions }) => institutions.map(({ id }) => id))),
]
