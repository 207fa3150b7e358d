import { SchemaError } from '#dsl/schemaError.ts'
import { isObject } from '#protocol/row.ts'
import { ConfigError } from '../configValues.ts'
import { DatabaseFailure, type FailureCode, type FailureFacts } from '../db/failure.ts'
import { schemaLine } from './schemaPlaces.ts'

/** What is said to whoever starts the server, in the English of logs. Nothing here reaches a browser. */
const lines: Readonly<Record<FailureCode, (facts: FailureFacts) => string>> = {
  dataDirInUse: ({ dataDir, pid }) =>
    `DATA_DIR: ${dataDir} is in use by another process${pid ? ` (pid ${pid})` : ''}. Stop it, or choose another folder.`,
  dataDirVersion: ({ dataDir, found, expected }) =>
    `DATA_DIR: ${dataDir} was written by version ${found} of the embedded database; this program has version ${expected}.`,
  dataDirUnusable: ({ dataDir, reason }) => `DATA_DIR: ${dataDir} cannot be used (${reason}).`,
  dataDirShared: ({ dataDir }) =>
    `DATA_DIR: ${dataDir} can be entered by other accounts of this machine and holds other things. Choose a folder of its own, or close it (chmod go= ${dataDir}).`,
  dataDirOfOther: ({ dataDir, path, owner, account }) =>
    `DATA_DIR: ${path} is open to other accounts of this machine and belongs to one of them (uid ${owner}). Give it to the account of the server (chown -R ${account} ${dataDir}), or choose another folder.`,
  diskFull: ({ dataDir, freeBytes }) =>
    `DATA_DIR: not enough room on the disk of ${dataDir} (${Math.floor(Number(freeBytes) / 1_048_576)} MB free).`,
  notDurable: ({ reason }) => `The embedded database does not write to the disk as it must (${reason}).`,
  databaseUrlInvalid: () => 'DATABASE_URL: an address that starts with postgres:// or postgresql://',
  databaseUnreachable: ({ host, port, database, reason }) =>
    `DATABASE_URL: no answer from the database ${database} at ${host}:${port} (${reason}).`,
  databaseTooOld: ({ host, found, expected }) =>
    `DATABASE_URL: PostgreSQL ${found} on ${host} is too old; ${expected} or later is needed.`,
  databaseUnavailable: ({ reason }) => `The database went away (${reason}).`,
  transactionAborted: () => 'A transaction was aborted by the database.',
  outsideTransaction: () => 'A statement was sent outside the open transaction.',
  migrationChanged: ({ name }) =>
    `Migration ${name} was changed after it had been applied. Restore the file.`,
  migrationFailed: ({ name, reason }) => `Migration ${name} failed and was rolled back (${reason}).`,
  rowsRepeat: ({ name, entity, rule, rows, values, examples }) =>
    `Migration ${name} adds ${rule} to ${entity}, and ${rows} rows of ${entity} share ${values === 1 ? 'a value' : `${values} values`} that each may have alone: ${examples} (ids in brackets${Number(values) > 5 ? '; the first 5' : ''}). Nothing was changed. With the version that ran before, give all but one of each another value or remove them, then start this one again; or take the rule out of the schema and run npm run generate -- --again.`,
  migrationNumberTwice: ({ number }) => `Two migrations bear the number ${number}.`,
  migrationName: ({ name }) => `Migration ${name} is not named like 0001-what-it-does.sql.`,
  databaseNewer: ({ name }) =>
    `The database has migration ${name}, which this program does not know. Update the program.`,
}

/** A start that cannot succeed, told in one line. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** The one line for a failure that whoever starts the server can mend; undefined for a bug. */
export const lineOf = (error: unknown): string | undefined => {
  if (error instanceof DatabaseFailure) return lines[error.code](error.facts)
  if (error instanceof ConfigError || error instanceof StartProblem) return error.message
  if (error instanceof SchemaError) return schemaLine(error)
  const { code, address, port } = isObject(error) ? error : {}
  if (code === 'EADDRINUSE') return `PORT: ${address}:${port} is in use by another process.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST: no address of this machine.'
  if (code === 'EACCES' && port !== undefined) return `PORT: not allowed to listen on ${port}.`
  return undefined
}

/** Ends the process with 1 and one line; a bug keeps its stack, which is what its author needs. */
export const failStart = (error: unknown): never => {
  console.error(lineOf(error) ?? error)
  process.exit(1)
}
