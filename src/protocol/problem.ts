import type { MootReason } from './operation.ts'
import { isObject, type WireRow } from './row.ts'

/** All that a check, a rule or a reader can find wrong, each with its sentence in every language: `reasons.{reason}`. */
export const reasons = [
  'notATime',
  'decimalTime',
  'notADuration',
  'notATotal',
  'notADate',
  'notANumber',
  'notAnEmail',
  'oneIsNoEmail',
  'notYesOrNo',
  'notAChoice',
  'notFound',
  'unreadableText',
  'atLeast',
  'atMost',
  'longerThan',
  'shorterThan',
  'matches',
  'whole',
  'fileName',
  'unknownColumn',
  'notShown',
  'notWritable',
  'notReadable',
  'notComputed',
  'duplicate',
  'likelyDuplicate',
  'repeated',
  'inUse',
  'taken',
  'onlySpaces',
  'duplicateInForm',
  'wrongType',
  'wrongFormat',
  'notAnObject',
  'missingField',
  'tooManyCells',
  'wrongPassword',
  'samePassword',
  'linkOver',
  'badCredentials',
  'siret',
  'apeCode',
  'postalCode',
  'postalCodeOf',
  'telephone',
  'startFits',
  'roomBetween',
  'notWithin',
  'elsewhere',
  'leftInstitution',
  'rowGone',
  'noRight',
  'hostChanged',
  'webAddress',
  'notHttps',
  'insideAddress',
  'unknownHost',
  'notBefore',
  'noAgencyClient',
  'addressNotChosen',
  'addressUnknown',
] as const
/** Told in place of the code's own sentence: `errors.{reason}`. */
const refusals = ['accountLocked', 'waitSeconds', 'waitUntil'] as const
/** Those of a message are told by the outbox: `screens.outbox.moot.{reason}`. */
export type Reason = (typeof reasons)[number] | (typeof refusals)[number] | MootReason

/** Whether it is the institution that is in the way, of which no form has a field, and no value. */
export const isOfInstitution = (reason: Reason | undefined): reason is 'noAgencyClient' =>
  reason === 'noAgencyClient'

/**
 * What is wrong with a value: a code, never a sentence: those stand in `errors.json` of each language.
 * `reason` names a more exact message (`reasons.{reason}`) where there is one; `params` fill it in.
 * Codes: 406 incorrect value, 419 required, 4062 invalid information, 409 already exists, 449 admin already created.
 */
export interface Problem {
  readonly code: number
  readonly reason?: Reason
  readonly params?: Readonly<Record<string, string | number>>
  /** What clashes, where that is the reason. */
  readonly clash?: Clash
}

/** Reasons of values that only one row may have: another row has them, another of the request, of the form or of the file. */
type ClashReason = 'taken' | 'duplicate' | 'duplicateInForm' | 'likelyDuplicate'

/** What another row has already. */
export interface Clash {
  /** The columns whose values it has, all of them together. */
  readonly columns: readonly string[]
  /** Whose they are, where that is not the entity written: a link clashes by what the linked rows hold. */
  readonly entity?: string
  /** That row, where it is stored already and in an institution that is written to. */
  readonly row?: number
}

/** A problem of values that only one row may have, under the last of their columns unless `column` says otherwise. */
export const clashAt = (
  reason: ClashReason,
  code: number,
  clash: Clash,
  column: string = clash.columns.at(-1) ?? 'id',
) => ({ column, code, reason, clash })

/** A line of a batch that names a row which another line names too. */
export const repeatedAt = (line: number) => ({ column: 'id', code: 400, reason: 'repeated', line }) as const

const isParam = (one: [string, unknown]): one is [string, string | number] =>
  typeof one[1] === 'string' || typeof one[1] === 'number'

/** What of a value can fill in a sentence: its texts and numbers by name. */
export const paramsIn = (value: unknown): Readonly<Record<string, string | number>> =>
  Object.fromEntries(isObject(value) ? Object.entries(value).filter(isParam) : [])

/** What an answer says of a clash; undefined where it names no column. */
export const clashIn = (value: unknown): Clash | undefined => {
  if (!isObject(value) || !Array.isArray(value.columns)) return undefined
  const columns = value.columns.filter((one) => typeof one === 'string')
  const { entity, row } = value
  if (columns.length === 0) return undefined
  return {
    columns,
    ...(typeof entity === 'string' && { entity }),
    ...(typeof row === 'number' && { row }),
  }
}

/** A problem and the column it stands under; `line` is the index of the form or batch line. */
export interface ColumnProblem extends Problem {
  readonly column: string
  readonly line?: number
}

/** A problem of a column as an answer tells it; in writes to several institutions, with the one it concerns. */
export interface Detail extends ColumnProblem {
  readonly institution?: number
}

/** Why a call was refused, or had no answer. */
export interface CallProblem {
  /** Of the catalogue; 500 or 520 where the server gave none. */
  readonly code: number
  /** HTTP status, 520 without an answer. */
  readonly status: number
  readonly details: readonly Detail[]
  /** The row as it is now, with a stale version (412). */
  readonly current?: WireRow
  /** The service's own message, where it gave no code. Source: specification of the institution area, §8. */
  readonly said?: string
}

/** Why one line of several was refused: where nothing is said of a column, a row is not there (`id`), or another by now (`version`). */
export const onLine = (problem: CallProblem, line: number): CallProblem => {
  const { status, code, details } = problem
  const isNamed = status === 404 || status === 412
  const alone = { column: status === 412 ? 'version' : 'id', code: isNamed ? status : code }
  const said = details.length > 0 ? details : [alone]
  return { ...problem, details: said.map((one) => ({ ...one, line })) }
}

/** The body of every answer of status 400 and above. */
export interface ErrorAnswer {
  /** Of the catalogue. */
  readonly errorCode: number
  /** Sentences in the language of whoever asked. */
  readonly errors: readonly string[]
  readonly details: readonly Detail[]
}

/** Statuses, and codes, of a row that is gone, or another by now. */
export const OUTDATED: readonly number[] = [404, 412]
