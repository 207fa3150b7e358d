/**
 * Why the database layer refused or gave up. A code and its facts: the sentence is made at the edge.
 *
 * - `dataDirInUse` {dataDir, pid?}: another process holds the folder
 * - `dataDirVersion` {dataDir, found, expected}: written by another PostgreSQL major
 * - `dataDirUnusable` {dataDir, reason}: cannot be created, read or written (errno)
 * - `dataDirShared` {dataDir}: open to other accounts, and holds something else
 * - `dataDirOfOther` {dataDir, path, owner, account}: open to other accounts, and closing it is for another (uids)
 * - `diskFull` {dataDir, freeBytes}: not enough room to start
 * - `notDurable` {reason}: the engine would not sync its commits
 * - `databaseUrlInvalid` {}: not a postgres:// address
 * - `databaseUnreachable` {host, port, database, reason}: errno, SQLSTATE or `timeout`; never the password
 * - `databaseTooOld` {host, found, expected}
 * - `databaseUnavailable` {reason}: lost while running; the call may be tried again
 * - `transactionAborted` {}: a failed statement was swallowed, so the commit became a rollback
 * - `outsideTransaction` {}: the outer database was used while a transaction is open
 * - `migrationChanged` {name}, `migrationFailed` {name, reason}, `migrationNumberTwice` {number}, `migrationName` {name}
 * - `rowsRepeat` {name, entity, rule, rows, values, examples}: rows that are there break a unique rule that a migration adds
 * - `databaseNewer` {name}: the database has a migration that this program does not know
 */
export type FailureCode =
  | 'dataDirInUse'
  | 'dataDirVersion'
  | 'dataDirUnusable'
  | 'dataDirShared'
  | 'dataDirOfOther'
  | 'diskFull'
  | 'notDurable'
  | 'databaseUrlInvalid'
  | 'databaseUnreachable'
  | 'databaseTooOld'
  | 'databaseUnavailable'
  | 'transactionAborted'
  | 'outsideTransaction'
  | 'migrationChanged'
  | 'migrationFailed'
  | 'migrationNumberTwice'
  | 'migrationName'
  | 'rowsRepeat'
  | 'databaseNewer'

export type FailureFacts = Readonly<Record<string, string | number>>

export class DatabaseFailure extends Error {
  readonly code: FailureCode
  readonly facts: FailureFacts

  constructor(code: FailureCode, facts: FailureFacts = {}, cause?: unknown) {
    super(`${code} ${JSON.stringify(facts)}`, cause === undefined ? undefined : { cause })
    this.name = 'DatabaseFailure'
    this.code = code
    this.facts = facts
  }
}

export const unavailable = (reason: string, cause?: unknown) =>
  new DatabaseFailure('databaseUnavailable', { reason }, cause)
