import type { JsonSchema } from '#dsl/columns/kind.ts'
import type { Detail } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import { compile } from '#server/resources/catalogue/ajv.ts'
import { idsSchema } from '#server/resources/catalogue/ids.ts'
import { refused } from '../../errors.ts'

export interface FetchBody {
  readonly idInstitutions: readonly number[]
  readonly whichCounter?: number
  readonly limitType?: number
  readonly status?: number
}

const value: JsonSchema = { type: 'integer', minimum: 0, maximum: 9 }

export const fetchSchema: JsonSchema = {
  type: 'object',
  properties: { idInstitutions: idsSchema(1000), whichCounter: value, limitType: value, status: value },
  required: ['idInstitutions'],
  additionalProperties: false,
}

const isFetch = compile<FetchBody>(fetchSchema)

/** What is left out matches all. @throws HttpProblem 400 naming what is wrong. */
export const readFetch = (body: Values): FetchBody => {
  if (isFetch(body)) return body
  throw refused(
    (isFetch.errors ?? []).slice(0, 1).map(({ keyword, instancePath, params }): Detail => {
      if (keyword === 'required') return { column: String(params.missingProperty), code: 419 }
      if (keyword === 'additionalProperties')
        return { column: String(params.additionalProperty), code: 400, reason: 'unknownColumn' }
      return { column: instancePath.split('/')[1] ?? 'body', code: 406, reason: 'wrongFormat' }
    }),
  )
}
