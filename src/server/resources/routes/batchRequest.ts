import type { JsonSchema } from '#dsl/columns/kind.ts'
import { placeColumn, placedIn } from '#dsl/entities/places.ts'
import { MOST_PLACES } from '#protocol/limits.ts'
import type { Detail } from '#protocol/problem.ts'
import { idIn, idsIn, type Values } from '#protocol/row.ts'
import type { CreationBatch, UpsertBatch } from '#protocol/write.ts'
import { malformed, refused } from '../../errors.ts'
import { shapeFaults } from '../../web/shapeFaults.ts'
import { compile } from '../catalogue/ajv.ts'
import { idSchema, idsSchema, isId } from '../catalogue/ids.ts'
import type { Resource } from '../catalogue/resource.ts'
import { readerOf, type Submitted, throwAny } from '../write/submission.ts'

/** Lines that make rows, or link them, of one call; the browser sends fifty. */
export const NEW_ROWS_MAX = 100

const batchOf = (row: JsonSchema, name: string, place: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { batch: { type: 'array', items: row, minItems: 1, maxItems: NEW_ROWS_MAX }, [name]: place },
  required: ['batch', name],
  additionalProperties: false,
})

export const batchSchema = (row: JsonSchema): JsonSchema => batchOf(row, 'IDInstitution', idSchema)
/** Rows that are to be new in every institution named. */
export const creationSchema = (row: JsonSchema): JsonSchema =>
  batchOf(row, 'institutions', { ...idsSchema(MOST_PLACES), minItems: 1 })

/** `{"{row}s": [1, 2], "institution": 3}`: the name in the plural is that of the link's column. */
const linkBatchSchema = (plural: string): JsonSchema => ({
  type: 'object',
  properties: { [plural]: { ...idsSchema(NEW_ROWS_MAX), minItems: 1 }, institution: idSchema },
  required: [plural, 'institution'],
  additionalProperties: false,
})

export interface BatchLine {
  readonly line: number
  /** A row that exists: to be updated, or tied to the institution. */
  readonly id?: number
  /** The version of the row that the line is to find, 0 where it is to find none; any where it is not said. */
  readonly version?: number
  readonly submitted: Submitted
}

export interface Batch {
  readonly institution: number
  readonly lines: readonly BatchLine[]
}

type Read<T> = (body: Values) => T

const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

const isBatch = compile<UpsertBatch>(batchSchema({ type: 'object' }))
const isCreationBatch = compile<CreationBatch>(creationSchema({ type: 'object' }))

/** Throws HttpProblem 400, each detail with its line. */
export const readBatch =
  (resource: Resource): Read<Batch> =>
  (body) => {
    if (!isBatch(body)) throw misshapen(isBatch.errors)
    const { batch, IDInstitution } = body
    const problems: Detail[] = []
    const lines = batch.map((row, line) => {
      const { id, version, ...columns } = row
      const read = readerOf(resource).read(columns)
      problems.push(...read.problems.map((problem) => ({ ...problem, line })))
      if (id !== undefined && id !== null && !isId(id))
        problems.push({ column: 'id', code: 406, reason: 'notFound', line })
      if (version !== undefined && !isVersion(version))
        problems.push({ column: 'version', code: 406, reason: 'wrongType', line })
      return {
        line,
        id: idIn(id),
        ...(isVersion(version) && { version }),
        submitted: inInstitution(resource, read.submitted, IDInstitution),
      }
    })
    throwAny(problems)
    return { institution: IDInstitution, lines }
  }

export interface BatchCreation {
  readonly institutions: readonly number[]
  readonly lines: readonly Omit<BatchLine, 'id' | 'version'>[]
}

/** Rows are read as for a single insertion, without their institution. Throws HttpProblem 400, each detail with its line. */
export const readCreation =
  (resource: Resource): Read<BatchCreation> =>
  (body) => {
    if (!isCreationBatch(body)) throw misshapen(isCreationBatch.errors)
    const { batch, institutions } = body
    const problems: Detail[] = []
    const lines = batch.map((row, line) => {
      const read = readerOf(resource).read(row)
      problems.push(...read.problems.map((problem) => ({ ...problem, line })))
      const place = placeColumn(resource.entity)
      if (place !== undefined && place in read.submitted.values)
        problems.push({ column: place, code: 406, reason: 'notWritable', line })
      return { line, submitted: read.submitted }
    })
    throwAny(problems)
    return { institutions, lines }
  }

/** A batch is for one institution, so its rows need not repeat it. */
const inInstitution = (
  { entity, inherits }: Resource,
  submitted: Submitted,
  institution: number,
): Submitted =>
  inherits ? submitted : { ...submitted, values: { ...placedIn(entity, institution), ...submitted.values } }

export interface LinkBatch {
  readonly institution: number
  readonly rows: readonly number[]
}

export const readLinkBatch = (plural: string): Read<LinkBatch> => {
  const isLinkBatch = compile<Values>(linkBatchSchema(plural))
  return (body) => {
    if (!isLinkBatch(body)) throw misshapen(isLinkBatch.errors)
    return { rows: idsIn(body[plural]), institution: idIn(body.institution) ?? 0 }
  }
}

/** What is wrong with the shape of a batch, each line and the property of it that is: 400. */
export const misshapen = (errors: typeof isBatch.errors) => {
  const told = shapeFaults(errors ?? [])
  return told.length > 0 ? refused(told) : malformed('body', 'wrongFormat')
}
