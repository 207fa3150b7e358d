import { isBlank } from '#engine/blank.ts'
import type { Detail } from '#protocol/problem.ts'
import { idsIn, type Values } from '#protocol/row.ts'
import { compile } from '../catalogue/ajv.ts'
import { idSchema, idsSchema } from '../catalogue/ids.ts'
import type { Resource } from '../catalogue/resource.ts'

const isInstitutions = compile({ anyOf: [idSchema, idsSchema(1000)] })

export interface Placed {
  /** Not said where the body names none of them. */
  readonly institutions?: readonly number[]
  /** The rest of the body. */
  readonly columns: Values
  readonly problems: readonly Detail[]
}

/**
 * Takes the institutions of a row that several share out of a body: `institution`, a list or one id, and the other names
 * that clients have for it. Under several names they are one list.
 */
export const placesIn = ({ entity, link }: Resource, body: Values): Placed => {
  if (!link) return { columns: body, problems: [] }
  const names = ['institution', ...(entity.wire.places ?? [])]
  const told = names.filter((name) => Object.hasOwn(body, name))
  const columns = Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
  const problems = told.flatMap((column): Detail[] => {
    if (isBlank(body[column])) return [{ column, code: 419 }]
    return isInstitutions(body[column]) ? [] : [{ column, code: 406, reason: 'wrongType' }]
  })
  if (told.length === 0 || problems.length > 0) return { columns, problems }
  return {
    institutions: [...new Set(told.flatMap((name) => idsIn(body[name])))],
    columns,
    problems,
  }
}
