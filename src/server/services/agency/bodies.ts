import type { JsonSchema } from '#dsl/columns/kind.ts'
import type { Detail } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import { SUBSCRIPTION_LANGUAGE, type SubscriptionJobs } from '#protocol/services/agency.ts'
import { compile } from '#server/resources/catalogue/ajv.ts'
import { idSchema, idsSchema } from '#server/resources/catalogue/ids.ts'
import { objectBody, throwAny } from '#server/resources/write/submission.ts'
import { malformed } from '../../errors.ts'

const ids = idsSchema(1000)
const fields: Readonly<Record<string, JsonSchema>> = {
  name: { type: 'string' },
  emails: { type: 'array', items: { type: 'string', pattern: '^[^,]*$' }, maxItems: 50 },
  delay: { type: 'number' },
  autoAccept: { type: 'boolean' },
}
const lists: Readonly<Record<string, JsonSchema>> = { jobs: ids, specialties: ids }
/** What is missing is judged with the row. */
const bodyOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
})

/** Shapes of the bodies. What values mean is judged with the row, too. */
export const newSubscription = bodyOf({ ...fields, ...lists, lang: { const: SUBSCRIPTION_LANGUAGE } })
export const changedSubscription = bodyOf({ idLegacySubscription: idSchema, ...fields })
export const changedJobs = bodyOf({ idLegacySubscription: idSchema, ...lists })

const readerOf = <T extends Values>(schema: JsonSchema) => {
  const isRead = compile<T>(schema)
  return (given: unknown): T => {
    const body = objectBody(given)
    // Null is nothing, as in the bodies of resources; which of them is required is judged with the row.
    const told = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
    if (!isRead(told)) {
      throwAny((isRead.errors ?? []).slice(0, 1).map(problemOf))
      throw malformed('body')
    }
    return told
  }
}

interface Fault {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

const problemOf = ({ keyword, instancePath, params }: Fault): Detail => {
  const [, column = 'body'] = instancePath.split('/')
  switch (keyword) {
    case 'additionalProperties':
      return { column: String(params.additionalProperty), code: 400, reason: 'unknownColumn' }
    case 'pattern':
      return { column, code: 4062, reason: 'notAnEmail' }
    case 'type':
      return { column, code: 406, reason: 'wrongType' }
    default:
      return { column, code: 406, reason: 'wrongFormat' }
  }
}

/** The described body of a creation. @throws HttpProblem 400 naming what is wrong, as all of them. */
export const readNew = readerOf(newSubscription)
/** The described body of a change. */
export const readChanged = readerOf<{ readonly idLegacySubscription?: number }>(changedSubscription)

const readJobLists = readerOf<Partial<SubscriptionJobs>>(changedJobs)
/** The described body of jobs added or taken away; a list left out is empty. */
export const readJobs = (body: unknown) => ({ jobs: [], specialties: [], ...readJobLists(body) })
