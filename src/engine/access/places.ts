import type { Access } from '#dsl/entities/access.ts'

/** Who asks for something: what decides where they may do it. */
export interface Person {
  readonly id: number
  /** 1 is provider staff, the highest. */
  readonly level: number
  readonly institutions: readonly number[] | 'all'
  /** Institution id → names of the permissions granted there. */
  readonly permissions: Readonly<Record<number, readonly string[]>>
  /** Whether the session reaches some institutions alone, whatever the person's own reach. */
  readonly bounded?: boolean
}

/** Institutions in which a thing may be done. */
export type Reach = 'all' | readonly number[]

/** Where an access lets a person in; undefined: nowhere, whatever the institution. */
export const placesOf = (person: Person, access: Access): Reach | undefined => {
  switch (access.may) {
    case 'nobody':
      return undefined
    case 'everyone':
      return 'all'
    case 'attached':
      return person.institutions
    case 'levelAtMost':
      return person.level <= access.level ? person.institutions : undefined
    case 'permitted':
      return person.institutions === 'all'
        ? 'all'
        : person.institutions.filter((id) => person.permissions[id]?.includes(access.permission))
  }
}

/** Whether all of the institutions are among those. */
export const within = (ids: readonly number[], allowed: Reach): boolean =>
  allowed === 'all' || ids.every((id) => allowed.includes(id))
