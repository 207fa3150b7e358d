import type { AnyEntity } from '../entities/entity.ts'
import { isInstitution, isShared } from '../entities/places.ts'
import { SchemaError } from '../schemaError.ts'

/** Refuses grants that the server cannot hold people to, and those over columns that are not there. */
export const checkGrants = (e: AnyEntity): void => {
  const refuse = (why: string): never => {
    throw new SchemaError(`${e.name}: a grant ${why}`)
  }
  for (const { to, own, where, read, insert, update = [] } of e.grants) {
    const missing = [own ?? 'id', where?.column ?? 'id', ...update].find(
      (name) => name !== 'id' && !(name in e.columns),
    )
    if (missing !== undefined) refuse(`names ${missing}, which is no column`)
    if (read && (own === undefined || to || where))
      refuse('to read is to everybody, for their own rows alone')
    if (insert && (isShared(e) || isInstitution(e)))
      refuse('makes no rows that several institutions share, and no institutions')
  }
}
