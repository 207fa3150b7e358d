import { type Access, attached, everyone } from '../entities/access.ts'
import { type AnyEntity, enteredColumns } from '../entities/entity.ts'
import { isCommon, isInstitution, isShared } from '../entities/places.ts'
import { SchemaError } from '../schemaError.ts'

/** Refuses a level that nobody has: 1 is the highest. */
export const checkLevel = (access: Access, of: string): void => {
  if (access.may === 'levelAtMost' && !(Number.isInteger(access.level) && access.level >= 1))
    throw new SchemaError(`${of}: level(${access.level}) is nobody's, since 1 is the highest; say nobody`)
}

/** Whether all that one access lets in are let in by another, in each institution: nobody signs in who is attached to none. */
const includes = (wide: Access, narrow: Access, e: AnyEntity): boolean => {
  if (narrow.may === 'nobody' || wide.may === 'everyone') return true
  switch (wide.may) {
    case 'nobody':
      return false
    case 'attached':
      return narrow.may !== 'everyone' || isCommon(e)
    case 'levelAtMost':
      return narrow.may === 'levelAtMost' && narrow.level <= wide.level
    case 'permitted':
      return narrow.may === 'permitted'
        ? narrow.permission === wide.permission
        : narrow.may === 'levelAtMost' && narrow.level === 1
  }
}

const said = (access: Access): string => {
  if (access.may === 'levelAtMost') return `level(${access.level})`
  return access.may === 'permitted' ? `permitted('${access.permission}')` : access.may
}

/** Whoever writes a row is to find it again: to those who may not read it, it is not there (404), whatever they do with it. */
const checkReading = (e: AnyEntity): void => {
  const { name, access, grants } = e
  const { read, ...writing } = access
  const granted = grants.filter(({ insert, update, remove }) => insert || update || remove)
  const isWritten = granted.length > 0 || Object.values(writing).some(({ may }) => may !== 'nobody')
  if (isWritten && read.may === 'nobody' && !grants.some((one) => one.read))
    throw new SchemaError(
      `${name}: rows are written, and nobody reads them: say who does, or that nobody writes them either`,
    )
  const answer = 'and whoever may not read a row is answered that it is not there'
  for (const word of ['insert', 'update', 'remove'] as const)
    if (!includes(read, writing[word], e))
      throw new SchemaError(
        `${name}: ${word} is for ${said(writing[word])} and read for ${said(read)}, ${answer}: let read be as wide, or ${word} narrower`,
      )
  for (const { own, to = own === undefined ? everyone : attached } of granted)
    if (!includes(read, to, e) && !grants.some((one) => one.read && one.own === own))
      throw new SchemaError(
        own === undefined
          ? `${name}: a grant to write is for ${said(to)} and read for ${said(read)}, ${answer}: let read be as wide, or the grant be for fewer by to, or for people's own rows by own`
          : `${name}: a grant to write one's own by ${own} is for ${said(to)} and read for ${said(read)}, ${answer}: say { own: '${own}', read: true } too`,
      )
}

/** Refuses rows that are written by whoever may not read them, grants that the server cannot hold people to, and those over columns that are not there. */
export const checkGrants = (e: AnyEntity): void => {
  const refuse = (why: string): never => {
    throw new SchemaError(`${e.name}: a grant ${why}`)
  }
  const { read: reads, insert: inserts, update: updates, remove: removes } = e.access
  for (const access of [reads, inserts, updates, removes, ...e.grants.flatMap(({ to }) => to ?? [])])
    checkLevel(access, e.name)
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
  checkReading(e)
}
