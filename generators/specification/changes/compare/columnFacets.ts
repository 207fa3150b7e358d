import { entriesOf } from '#dsl/entriesOf.ts'
import type { DescribedColumn, Json } from '../../description/description.ts'
import { isSame, plainObject } from '../../description/plain.ts'
import type { Part } from '../change.ts'
import { boundFacets } from './bounds.ts'
import { criterionChange } from './criteria.ts'
import type { Found } from './found.ts'

/** What decides whom a change of a column concerns. */
export interface ColumnContext {
  readonly entity: string
  readonly column: string
  /** Clients write it, clients read it, a screen has it; before or now. */
  readonly isWritten: boolean
  readonly isRead: boolean
  readonly isShown: boolean
}

export type Facet = (old: DescribedColumn, next: DescribedColumn, at: ColumnContext) => Found[]

const freedom = ['never', 'onCreate', 'always']
/** A client that leaves the value out is refused. */
const isAsked = ({ required, default: start }: DescribedColumn): boolean => required && start === undefined

const required: Facet = (old, next, { entity, column, isWritten, isShown }) => {
  if (old.required === next.required) return []
  const isStricter = next.required
  const isFilled = next.default !== undefined || next.backfill !== undefined
  return [
    {
      class: isStricter ? 'tightened' : 'loosened',
      what: 'required',
      marks: isStricter
        ? [!isFilled && 'data', isWritten && isAsked(next) && 'api', isShown && 'people']
        : [isShown && 'people'],
      differs: true,
      ...(isStricter && { asked: { rows: 'empty', entity, column } }),
    },
  ]
}

const kind: Facet = (old, next, { isRead, isWritten, isShown }) => {
  const isStored = old.sql !== next.sql || !isSame(old.facts.through, next.facts.through)
  const isSent = !isSame(old.wire, next.wire)
  if (old.kind === next.kind && !isStored && !isSent) return []
  const parts = { before: { kind: old.kind }, after: { kind: next.kind } }
  const marks = [isStored && 'data', isSent && (isRead || isWritten) && 'api', isShown && 'people'] as const
  return [{ class: 'changed', what: old.kind === next.kind ? 'storage' : 'kind', marks, ...parts }]
}

const target: Facet = (old, next) =>
  old.target === next.target || old.kind !== next.kind
    ? []
    : [
        {
          class: 'changed',
          what: 'target',
          marks: ['data', 'api', 'people'],
          ...(old.target && { before: { entity: old.target } }),
          ...(next.target && { after: { entity: next.target } }),
        },
      ]

const start: Facet = (old, next, { entity, column, isWritten, isShown }) => {
  const part = (value: DescribedColumn['default']): Part => ({ value: value ?? null, column, of: entity })
  const wasFree = old.required && !isAsked(old)
  const told: Found[] = isSame(old.default, next.default)
    ? []
    : [
        {
          class: 'changed',
          what: 'default',
          marks: [isWritten && wasFree && isAsked(next) && 'api', isShown && 'people'],
          differs: isWritten,
          before: part(old.default),
          after: part(next.default),
        },
      ]
  return isSame(old.unless, next.unless)
    ? told
    : [...told, { class: 'changed', what: 'unless', marks: [isShown && 'people'], differs: isWritten }]
}

const shown: Facet = (old, next, { isWritten, isShown }) => {
  const how = criterionChange(old.show, next.show)
  if (!how) return []
  const isRefused = how !== 'loosened' || isAsked(next)
  return [
    {
      class: how,
      what: 'show',
      marks: [isWritten && isRefused && 'api', isShown && 'people'],
      differs: true,
      ...(old.show && { before: { criterion: old.show } }),
      ...(next.show && { after: { criterion: next.show } }),
    },
  ]
}

const edit: Facet = (old, next, { isWritten, isShown }) => {
  const step = freedom.indexOf(next.edit) - freedom.indexOf(old.edit)
  if (step === 0) return []
  const how = step < 0 ? 'tightened' : 'loosened'
  return [
    { class: how, what: `edit.${next.edit}`, marks: [step < 0 && isWritten && 'api', isShown && 'people'] },
  ]
}

/** A yes that closes something to clients. */
const closing =
  (what: 'secret' | 'serverOnly'): Facet =>
  (old, next, { isShown }) =>
    old[what] === next[what]
      ? []
      : [
          {
            class: next[what] ? 'tightened' : 'loosened',
            what,
            marks: [next[what] && 'api', isShown && 'people'],
            differs: true,
          },
        ]

const facts: Facet = (old, next, { isShown }) => {
  const names = new Set([...Object.keys(old.facts), ...Object.keys(next.facts)])
  names.delete('through')
  return [...names].some((name) => !isSame(old.facts[name], next.facts[name]))
    ? [{ class: 'changed', what: 'drawing', marks: [isShown && 'people'] }]
    : []
}

const checkPart = (of: ReadonlyMap<string, Json | undefined>, name: string): Part => ({
  check: name,
  facts: plainObject(of.get(name)),
})

const checks: Facet = (old, next, { isWritten }) => {
  const bounds = ['minimum', 'maximum', 'minLength', 'maxLength']
  // Those that are bounds alone are told as bounds.
  const own = (of: DescribedColumn) =>
    entriesOf(of.checks).filter(([, fact]) => {
      const names = Object.keys(fact ?? {})
      return names.length === 0 || names.some((name) => !bounds.includes(name))
    })
  const [before, after] = [new Map(own(old)), new Map(own(next))]
  const added = [...after.keys()].filter((name) => !before.has(name))
  const removed = [...before.keys()].filter((name) => !after.has(name))
  const changed = [...after].filter(([name, fact]) => before.has(name) && !isSame(before.get(name), fact))
  return [
    ...[...added, ...changed.map(([name]) => name)].map(
      (name): Found => ({
        class: 'tightened',
        what: 'check',
        which: name,
        marks: ['data', isWritten && 'api'],
        after: checkPart(after, name),
      }),
    ),
    ...removed.map(
      (name): Found => ({
        class: 'loosened',
        what: 'check',
        which: name,
        differs: true,
        before: checkPart(before, name),
      }),
    ),
  ]
}

/** What is compared of a column, in the order in which it is told. */
export const columnFacets: readonly Facet[] = [
  kind,
  target,
  required,
  ...boundFacets,
  checks,
  start,
  shown,
  edit,
  closing('secret'),
  closing('serverOnly'),
  facts,
]
