import { type Field, type Fields, parentOf } from './fields.ts'

/** How a field differs so that clients of before break. */
export interface FieldChange {
  readonly kind: 'removed' | 'required' | 'type' | 'values'
  readonly path: string
  readonly before?: readonly string[]
  readonly after?: readonly string[]
  /** Values that are taken no more. */
  readonly lost?: readonly string[]
}

const sorted = (of: ReadonlySet<unknown>): readonly string[] => [...of].map(String).sort()

/** A whole number is a number. */
const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  all.size === 0 || [...some].every((one) => all.has(one) || (one === 'integer' && all.has('number')))

const removed = (before: Fields, after: Fields): FieldChange[] =>
  [...before.keys()]
    .filter((path) => !after.has(path))
    // What stood in something that is gone is gone with it.
    .filter((path) => after.has(parentOf(path) ?? path))
    .map((path) => ({ kind: 'removed', path }))

/** Other types, where `narrow` may hold less than `wide` did. */
const typed = (path: string, before: Field, after: Field, isFine: boolean): FieldChange[] =>
  isFine || before.types.size === 0 || after.types.size === 0
    ? []
    : [{ kind: 'type', path, before: sorted(before.types), after: sorted(after.types) }]

/** What a client sends and the server does not take any more, or asks for besides. */
export const sentChanges = (before: Fields, after: Fields): readonly FieldChange[] => [
  ...removed(before, after),
  ...[...after].flatMap(([path, field]): FieldChange[] => {
    const old = before.get(path)
    const isNew = field.required && !old?.required && before.has(parentOf(path) ?? '')
    const required: FieldChange[] = isNew ? [{ kind: 'required', path }] : []
    if (!old) return required
    const lost = field.values && old.values ? [...old.values].filter((one) => !field.values?.has(one)) : []
    return [
      ...required,
      ...typed(path, old, field, isWithin(old.types, field.types)),
      ...(lost.length > 0 ? [{ kind: 'values' as const, path, lost: lost.map(String) }] : []),
    ]
  }),
]

/** What a client reads and does not find any more, or finds to be something else. */
export const answeredChanges = (before: Fields, after: Fields): readonly FieldChange[] => [
  ...removed(before, after),
  ...[...after].flatMap(([path, field]) => {
    const old = before.get(path)
    return old ? typed(path, old, field, isWithin(field.types, old.types)) : []
  }),
]
