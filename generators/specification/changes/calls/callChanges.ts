import type { Change, ChangeClass } from '../change.ts'
import { changeOf, type Found } from '../compare/found.ts'
import {
  type ApiDocument,
  type ApiOperation,
  type ApiParameter,
  operationsOf,
  resolved,
  schemasIn,
} from './apiDocument.ts'
import { answeredChanges, type FieldChange, sentChanges } from './fieldChanges.ts'
import { type Fields, fieldsOf } from './fields.ts'

/** A change of a call, and the field that it is about, for what tells of columns already. */
export interface CallChange {
  readonly change: Change
  readonly tag: string
  readonly field?: FieldChange
  readonly parameter?: string
}

/** A call of both revisions. */
interface Pair {
  readonly call: string
  readonly tag: string
  readonly documents: readonly [before: ApiDocument, after: ApiDocument]
  readonly operations: readonly [before: ApiOperation, after: ApiOperation]
}

const changed = (call: string, of: ChangeClass, what: string, found: Omit<Found, 'class' | 'what'>): Change =>
  changeOf({ call }, [], { class: of, what, marks: ['api'], ...found })

const code = (text: string) => ({ code: text })
const types = (name: string, of: readonly string[] = []) => code(`${name}: ${of.join(' | ')}`)

/** A field by its path; one of which the type has changed, with both types. */
const fieldFound = (field: FieldChange): Omit<Found, 'class' | 'what'> => {
  const { kind, path } = field
  const name = path === '' ? '{}' : path
  if (kind === 'type')
    return { which: name, before: types(name, field.before), after: types(name, field.after) }
  if (kind === 'values')
    return {
      which: `${name} ${field.lost?.join(' ')}`,
      before: code(field.lost?.join(', ') ?? ''),
      after: code(name),
    }
  return { which: name, before: code(name), after: code(name) }
}

const classes = { removed: 'removed', required: 'tightened', type: 'changed', values: 'tightened' } as const

const fieldChange = ({ call, tag }: Pair, side: 'sent' | 'answered', field: FieldChange): CallChange => ({
  tag,
  field,
  change: changed(call, classes[field.kind], `${side}.${field.kind}`, fieldFound(field)),
})

/** Of a body in which nothing may stand. */
const emptyBody: Fields = new Map([['', { types: new Set(), required: true }]])

const bodies = (pair: Pair): readonly CallChange[] => {
  const [before, after] = pair.operations.map(({ requestBody }, i) =>
    fieldsOf(pair.documents[i] as ApiDocument, schemasIn(pair.documents[i] as ApiDocument, requestBody)),
  )
  if (!before || !after) return []
  const [, { requestBody: now }] = pair.operations
  // A call that has taken nothing may go on being sent nothing, unless a body is asked for.
  const isAsked = now !== undefined && resolved(pair.documents[1], now).required === true
  const sent = before.size === 0 && isAsked ? emptyBody : before
  return sentChanges(sent, after).map((one) => fieldChange(pair, 'sent', one))
}

const isSuccess = (status: string): boolean => /^2/.test(status)

const answers = (pair: Pair): readonly CallChange[] => {
  const [old, next] = pair.operations
  return Object.keys(old.responses ?? {})
    .filter(isSuccess)
    .flatMap((status): CallChange[] => {
      const { call, tag, documents } = pair
      const [before, after] = [old.responses?.[status], next.responses?.[status]]
      if (!after)
        return [{ tag, change: changed(call, 'removed', 'answer', { which: status, before: code(status) }) }]
      return answeredChanges(
        fieldsOf(documents[0], schemasIn(documents[0], before)),
        fieldsOf(documents[1], schemasIn(documents[1], after)),
      ).map((one) => fieldChange(pair, 'answered', one))
    })
}

/** Names of headers are the same in capitals. */
const parameterName = ({ in: place, name = '' }: ApiParameter): string =>
  `${place} ${place === 'header' ? name.toLowerCase() : name}`

const parametersOf = (
  document: ApiDocument,
  { parameters = [] }: ApiOperation,
): ReadonlyMap<string, ApiParameter> =>
  new Map(parameters.map((one) => resolved(document, one)).map((one) => [parameterName(one), one]))

const scalars: readonly string[] = ['string', 'integer', 'number', 'boolean']

/** Parameters are texts, whatever they stand for: what a number says a text may say. */
const isTextNow = ({ before = [], after = [] }: FieldChange): boolean =>
  after.includes('string') && before.every((one) => scalars.includes(one))

/** What a parameter of both documents does not take any more. */
const narrowed = (
  [before, after]: readonly [ApiDocument, ApiDocument],
  [old, now]: readonly [ApiParameter, ApiParameter],
): readonly FieldChange[] =>
  old.schema && now.schema
    ? sentChanges(fieldsOf(before, [old.schema]), fieldsOf(after, [now.schema])).filter((one) =>
        one.kind === 'type' ? !isTextNow(one) : one.kind === 'values',
      )
    : []

const parameters = ({ call, tag, documents, operations }: Pair): readonly CallChange[] => {
  const before = parametersOf(documents[0], operations[0])
  const after = parametersOf(documents[1], operations[1])
  const found = (of: ChangeClass, what: string, name: string): CallChange => ({
    tag,
    parameter: name,
    change: changed(call, of, what, { which: name, before: code(name), after: code(name) }),
  })
  return [
    ...[...before.keys()]
      .filter((name) => !after.has(name))
      .map((name) => found('removed', 'parameter.removed', name)),
    ...[...after]
      .filter(([name, { required }]) => required && !before.get(name)?.required)
      .map(([name]) => found('tightened', 'parameter.required', name)),
    ...[...after].flatMap(([name, now]) => {
      const old = before.get(name)
      if (!old) return []
      return narrowed(documents, [old, now]).map((field): CallChange => {
        const told = fieldFound({ ...field, path: name + field.path })
        return {
          tag,
          parameter: name,
          change: changed(call, classes[field.kind], `parameter.${field.kind}`, told),
        }
      })
    }),
  ]
}

/** What clients of a former revision would meet of the calls, each where it stands first. */
export const callChanges = (before: ApiDocument, after: ApiDocument): readonly CallChange[] => {
  const next = operationsOf(after)
  return [...operationsOf(before)].flatMap(([call, old]): readonly CallChange[] => {
    const tag = old.tags?.[0] ?? ''
    const now = next.get(call)
    if (!now) return [{ tag, change: changed(call, 'removed', 'call', {}) }]
    const pair: Pair = { call, tag, documents: [before, after], operations: [old, now] }
    return [...parameters(pair), ...bodies(pair), ...answers(pair)]
  })
}
