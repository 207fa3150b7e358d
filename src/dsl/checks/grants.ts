import type { Access } from '../entities/access.ts'
import { type AnyEntity, enteredColumns } from '../entities/entity.ts'
import { isInstitution, isShared } from '../entities/places.ts'
import { SchemaError } from '../schemaError.ts'

/** Refuses a level that nobody has: 1 is the highest. */
export const checkLevel = (access: Access, of: string): void => {
  if (access.may === 'levelAtMost' && !(Number.isInteger(access.level) && access.level >= 1))
    throw new SchemaError(`${of}: level(${access.level}) is nobody's, since 1 is the highest; say nobody`)
}

/** Whoever makes a row is to find it again: one that nobody reads is answered once, and is not there (404) for who changes it. */
const checkReading = ({ name, access: { read, ...writing }, grants }: AnyEntity): void => {
  const isWritten =
    Object.values(writing).some(({ may }) => may !== 'nobody') ||
    grants.some(({ insert, update, remove }) => insert || update || remove)
  if (isWritten && read.may === 'nobody' && !grants.some((one) => one.read))
    throw new SchemaError(
      `${name}: rows are written, and nobody reads them: say who does, or that nobody writes them either`,
    )
}

/** Refuses rows that are written and never read, grants that the server cannot hold people to, and those over columns that are not there. */
export const checkGrants = (e: AnyEntity): void => {
  const refuse = (why: string): never => {
    throw new SchemaError(`${e.name}: a grant ${why}`)
  }
  const { read: reads, insert: inserts, update: updates, remove: removes } = e.access
  for (const access of [reads, inserts, updates, removes, ...e.grants.flatMap(({ to }) => to ?? [])])
    checkLevel(access, e.name)
  checkReading(e)
  for (const { to, own, where, read, insert, update = [] } of e.grants) {
    const missing = [own ?? 'id', where?.column ?? 'id', ...update].find(
      (name) => name !== 'id' && !(name in e.columns),
    )
    if (missing !== undefined) refuse(`names ${missing}, which is no column`)
    const kept = update.find((name) => !enteredColumns(e).some(([column]) => column === name))
    if (kept !== undefined) refuse(`to change ${kept} changes nothing: nobody writes it`)
    if (read && (own === undefined || to || where))
      refuse('to read is to everybody, for their own rows alone')
    if (insert && (isShared(e) || isInstitution(e)))
      refuse('makes no rows that several institutions share, and no institutions')
  }
}
