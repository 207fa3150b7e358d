import type { Access } from '#dsl/entities/access.ts'
import { type Person, placesOf } from '#engine/access/places.ts'
import { levels } from '../../words/accessWords.ts'

/** How far an access lets a person: nowhere, in their institutions, everywhere. */
const reach = (person: Person, access: Access): number => {
  const places = placesOf(person, access)
  if (places === 'all') return 2
  return places === undefined || places.length === 0 ? 0 : 1
}

/** People of every level, attached to an institution, without a permission and with each of those named. */
const peopleFor = (accesses: readonly Access[]): Person[] => {
  const named = accesses.flatMap((one) => (one.may === 'permitted' ? [one.permission] : []))
  return [
    ...levels,
    ...accesses.flatMap((one) => (one.may === 'levelAtMost' ? [one.level + 1] : [])),
  ].flatMap((level) =>
    [[], ...named.map((one) => [one])].map((permissions) => ({
      id: 1,
      level,
      institutions: level === 1 ? ('all' as const) : [1],
      permissions: { 1: permissions },
    })),
  )
}

/** Whether fewer people may do a thing than before, more, or others, by the function that decides it. */
export const accessChange = (old: Access, next: Access): 'tightened' | 'loosened' | 'changed' | undefined => {
  const people = peopleFor([old, next])
  const more = people.some((one) => reach(one, next) > reach(one, old))
  const fewer = people.some((one) => reach(one, next) < reach(one, old))
  if (more && fewer) return 'changed'
  if (more) return 'loosened'
  return fewer ? 'tightened' : undefined
}
