import { placeColumn } from '#dsl/entities/places.ts'
import type { Detail } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import { HttpProblem } from '../../errors.ts'
import { isId } from '../catalogue/ids.ts'
import type { Resource } from '../catalogue/resource.ts'
import { type Executor, run } from '../catalogue/statement.ts'
import { readerOf, type Submitted, throwAny } from '../write/submission.ts'
import { placesIn } from './institutionNames.ts'

export interface Modified {
  readonly submitted: Submitted
  /** Institutions that the body says the row is in. */
  readonly within: readonly number[]
}

/**
 * Reads the columns that a body changes. It may repeat what the path says (`id`), and which institutions a shared row is
 * in. Throws HttpProblem 400.
 */
export const readModification = (resource: Resource, id: number | undefined, body: Values): Modified => {
  const { problems, ...modified } = modificationIn(resource, id, body)
  throwAny(problems)
  return modified
}

/** The columns that a body changes, with what is wrong with it. */
export const modificationIn = (
  resource: Resource,
  id: number | undefined,
  body: Values,
): Modified & { readonly problems: readonly Detail[] } => {
  const { id: told, ...row } = body
  const { institutions: within = [], columns, problems: misplaced } = placesIn(resource, row)
  const { submitted, problems } = readerOf(resource).read(columns)
  const numbered: Detail[] =
    told === undefined || (told === id && id !== undefined)
      ? []
      : [{ column: 'id', code: 400, reason: 'unknownColumn' }]
  return { submitted, within, problems: [...numbered, ...problems, ...misplaced] }
}

/**
 * The id of the one row that an institution has, which the body names instead. Throws HttpProblem 400 without it, 404
 * where the institution has none.
 */
export const rowOfInstitution = async (
  tx: Executor,
  { entity, table, names }: Resource,
  body: Values,
): Promise<number> => {
  const column = placeColumn(entity) ?? ''
  const institution = body[column]
  if (!isId(institution)) throwAny([{ column, code: institution === undefined ? 419 : 406 }])
  const text = `select t."id" from ${table} t where t.${names.get(column)?.quoted} = $1`
  const [found] = await run<{ id: number }>(tx, text, [institution])
  if (!found) throw new HttpProblem(404)
  return found.id
}
