import { DatabaseFailure, type FailureCode } from './failure.ts'

/** What a failed statement means to its caller. `undefined` = not a fault of the data or the machine: a bug. */
export type DatabaseProblem =
  /** `values`: of the key that is there already, as PostgreSQL writes them: `4, m1`. */
  | { kind: 'unique'; constraint: string; table: string; values?: string }
  | { kind: 'foreignKey'; constraint: string; table: string }
  | { kind: 'notNull'; column: string; table: string }
  | { kind: 'check'; constraint: string; table: string }
  | { kind: 'outOfRange' }
  | { kind: 'invalidText' }
  | { kind: 'conflict' }
  | { kind: 'timeout' }
  | { kind: 'diskFull' }
  | { kind: 'unavailable' }

/** The fields of an error that both drivers fill in. */
interface DriverError {
  code?: unknown
  constraint?: unknown
  column?: unknown
  table?: unknown
  message?: unknown
  detail?: unknown
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** `Key (institution, "uniqueKey1")=(4, m1) already exists.`, in whatever language the server speaks. */
const valuesOf = ({ detail }: DriverError) => {
  const [, values] = text(detail).match(/\)=\((.*)\)/s) ?? []
  return values !== undefined && { values }
}

/** SQLSTATE → meaning (PostgreSQL appendix A). 23001: `on delete restrict`, its own code since PostgreSQL 18. */
const states: Readonly<Record<string, (error: DriverError) => DatabaseProblem>> = {
  '23505': (e) => ({ kind: 'unique', constraint: text(e.constraint), table: text(e.table), ...valuesOf(e) }),
  '23P01': (e) => ({ kind: 'unique', constraint: text(e.constraint), table: text(e.table) }),
  '23503': (e) => ({ kind: 'foreignKey', constraint: text(e.constraint), table: text(e.table) }),
  '23001': (e) => ({ kind: 'foreignKey', constraint: text(e.constraint), table: text(e.table) }),
  '23502': (e) => ({ kind: 'notNull', column: text(e.column), table: text(e.table) }),
  '23514': (e) => ({ kind: 'check', constraint: text(e.constraint), table: text(e.table) }),
  '22001': () => ({ kind: 'outOfRange' }),
  '22003': () => ({ kind: 'outOfRange' }),
  '22008': () => ({ kind: 'outOfRange' }),
  '22007': () => ({ kind: 'invalidText' }),
  '22021': () => ({ kind: 'invalidText' }),
  '22P02': () => ({ kind: 'invalidText' }),
  '22P05': () => ({ kind: 'invalidText' }),
  '40001': () => ({ kind: 'conflict' }),
  '40P01': () => ({ kind: 'conflict' }),
  '55P03': () => ({ kind: 'timeout' }),
  '57014': () => ({ kind: 'timeout' }),
  '53100': () => ({ kind: 'diskFull' }),
  ENOSPC: () => ({ kind: 'diskFull' }),
}

/**
 * Connection lost or refused: class 08, no entry (28, 3D000), out of resources, shutting down, idle for too long, read-only
 * since another server has taken over, a prepared statement that the connection does not have after all, and what sockets say.
 */
const lost =
  /^(08...|26000|42P05|28...|3D000|40003|53[234]00|57P0[12345]|25P0[34]|25006|58...|XX00[12]|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/

/** node-postgres reports these with a message alone. */
const lostMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end',
]

/** PostgreSQL has one code for all that it does not support; this is a table that changed below a prepared statement. */
const isStalePlan = (code: string, message: string) =>
  code === '0A000' && message.startsWith('cached plan must not change')

/** Of our own failures, those in which the data is out of reach; the others are faults of the program. */
const ours: Readonly<Partial<Record<FailureCode, DatabaseProblem>>> = {
  databaseUnavailable: { kind: 'unavailable' },
  databaseUnreachable: { kind: 'unavailable' },
  dataDirInUse: { kind: 'unavailable' },
  dataDirUnusable: { kind: 'unavailable' },
  dataDirVersion: { kind: 'unavailable' },
  notDurable: { kind: 'unavailable' },
  diskFull: { kind: 'diskFull' },
}

/** Reads any error thrown by a statement, from either engine. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if (error instanceof DatabaseFailure) return ours[error.code]
  const driverError: DriverError = error
  const code = text(driverError.code)
  const known = Object.hasOwn(states, code) ? states[code] : undefined
  if (known) return known(driverError)
  const message = text(driverError.message)
  if (lost.test(code) || isStalePlan(code, message)) return { kind: 'unavailable' }
  return !code && lostMessages.some((start) => message.startsWith(start))
    ? { kind: 'unavailable' }
    : undefined
}
