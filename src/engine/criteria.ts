import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Context, Criterion, Where } from '#dsl/criterion.ts'

/** A condition that is wanting, told as `criteria.{key}`; a negated one has the key `not{Key}`. */
export interface Reason {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

export interface Judgement {
  readonly met: boolean
  /** What would have to be otherwise; empty when met. */
  readonly reasons: readonly Reason[]
}

const MET: Judgement = { met: true, reasons: [] }

/** Judges a criterion by resolved facts and says what is wanting. No criterion is always met. */
export const judge = (criterion: Criterion | undefined, context: Context): Judgement => {
  if (!criterion || holds(criterion, context)) return MET
  return { met: false, reasons: unique(wanting(criterion, true, context)) }
}

export const isShown = (column: AnyColumn, context: Context): boolean =>
  column.options.show === undefined || holds(column.options.show, context)

const somewhere = (ids: readonly number[] | undefined, context: Context): boolean =>
  ids?.some((id) => context.institutions.includes(id)) ?? false

const holds = (c: Criterion, context: Context): boolean => {
  switch (c.is) {
    case 'hasRecord':
      return somewhere(context.records[recordsKey(c)], context)
    case 'optionOn':
      return somewhere(context.options[`${c.entity}.${c.column}`], context)
    case 'flagOn':
      return context.flags[c.flag] === true
    case 'granted':
      return somewhere(context.granted?.[c.permission], context)
    case 'all':
      return c.of.every((one) => holds(one, context))
    case 'any':
      return c.of.some((one) => holds(one, context))
    case 'not':
      return !holds(c.of, context)
    case 'named':
      return holds(c.of, context)
  }
}

/** The conditions to change for `c` to become `wanted`, given that it is not so now. */
const wanting = (c: Criterion, wanted: boolean, context: Context): Reason[] => {
  switch (c.is) {
    case 'not':
      return wanting(c.of, !wanted, context)
    case 'all':
    case 'any':
      return c.of
        .filter((one) => holds(one, context) !== wanted)
        .flatMap((one) => wanting(one, wanted, context))
    case 'named':
      return [{ key: keyOf(c.name, wanted) }]
    case 'hasRecord':
      return [{ key: keyOf(c.is, wanted), params: { entity: c.entity } }]
    default: {
      const { is, ...params } = c
      return [
        Object.keys(params).length > 0 ? { key: keyOf(is, wanted), params } : { key: keyOf(is, wanted) },
      ]
    }
  }
}

const keyOf = (key: string, wanted: boolean): string =>
  wanted ? key : `not${key.charAt(0).toUpperCase()}${key.slice(1)}`

const unique = (reasons: readonly Reason[]): Reason[] => [
  ...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values(),
]

/** Rows of an entity that a criterion asks for. */
export interface RecordsAsked {
  readonly entity: string
  readonly where?: Where
}

/** The name under which a context tells where such rows are: `pole`, `group.type=1,6`. */
export const recordsKey = ({ entity, where }: RecordsAsked): string =>
  where ? `${entity}.${where.column}=${where.in.join()}` : entity

/** The facts a set of criteria is judged by: what has to be loaded before judging. */
export interface Asked {
  readonly records: readonly RecordsAsked[]
  readonly options: readonly { readonly entity: string; readonly column: string }[]
  readonly flags: readonly string[]
  readonly permissions: readonly string[]
}

/** Names each fact once, in the order met. */
export const asksFor = (criteria: readonly (Criterion | undefined)[]): Asked => {
  const leaves = criteria.flatMap((c) => (c ? leavesOf(c) : []))
  const options = leaves.flatMap((c) => (c.is === 'optionOn' ? { entity: c.entity, column: c.column } : []))
  const records = leaves.flatMap((c) => (c.is === 'hasRecord' ? { entity: c.entity, where: c.where } : []))
  return {
    records: [...new Map(records.map((r) => [recordsKey(r), r])).values()],
    options: [...new Map(options.map((o) => [`${o.entity}.${o.column}`, o])).values()],
    flags: [...new Set(leaves.flatMap((c) => (c.is === 'flagOn' ? c.flag : [])))],
    permissions: [...new Set(leaves.flatMap((c) => (c.is === 'granted' ? c.permission : [])))],
  }
}

const leavesOf = (c: Criterion): Criterion[] => {
  if (c.is === 'all' || c.is === 'any') return c.of.flatMap(leavesOf)
  return c.is === 'not' || c.is === 'named' ? leavesOf(c.of) : [c]
}
