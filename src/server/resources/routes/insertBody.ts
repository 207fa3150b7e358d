import { isBlank } from '#engine/blank.ts'
import type { Detail } from '../../errors.ts'
import { compile } from '../catalogue/ajv.ts'
import type { Resource } from '../catalogue/resource.ts'
import type { Draft } from '../write/plan.ts'
import { idsSchema, readerOf, throwAny, type Values } from '../write/submission.ts'
import { insertion } from './drafts.ts'

const isInstitutions = compile(idsSchema(1000))

/** Reads a body; `institution` lists the institutions of a row that several share. Throws HttpProblem 400. */
export const readInsertion = (resource: Resource, body: Values): Draft => {
  const { institution, ...columns } = body
  const { submitted, problems } = readerOf(resource).read(resource.link ? columns : body)
  throwAny([...problems, ...(resource.link ? institutionProblem(institution) : [])])
  return insertion(submitted, resource.link ? (institution as number[]) : [])
}

const institutionProblem = (value: unknown): Detail[] => {
  if (isBlank(value)) return [{ column: 'institution', code: 419 }]
  return isInstitutions(value) ? [] : [{ column: 'institution', code: 406, reason: 'wrongType' }]
}
