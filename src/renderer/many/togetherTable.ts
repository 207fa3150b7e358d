import type { Columns } from '#dsl/columns/column.ts'
import type { Context } from '#dsl/criterion.ts'
import { guardsOf, isComputedIn, locatedIn, positionOf, uniqueRules } from '#dsl/entities/facts.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { formColumns, isEditable } from '#engine/form/formColumns.ts'
import { sameValue } from '#engine/readText.ts'
import { pointingColumns } from '#engine/within.ts'
import { idsIn, type Values, type WireRow } from '#protocol/row.ts'

/**
 * Columns that several rows may get one value of: those of the form that can be changed, but what must be there once, is
 * computed or kept secret, where secrets are sent, since these are then entered anew, and where something is: that is chosen
 * for each.
 */
export const columnsTogether = (table: AnyTable, context: Context): readonly string[] => {
  const { entity } = table
  const own = new Set([
    ...uniqueRules(entity).flatMap(({ columns }) => columns),
    ...locatedIn(entity).flatMap((rule) => [rule.address, ...positionOf(rule), rule.postalCode ?? '']),
    ...guardsOf(entity).map(({ of }) => of),
  ])
  return formColumns(entity, context, columnsOfForm(table)).filter((name) => {
    const column = entity.columns[name]
    if (!column || own.has(name) || column.options.secret || isComputedIn(entity, name)) return false
    return isEditable(column, context)
  })
}

export interface Common {
  /** The value of each column that all rows share; null where they do not. */
  readonly values: Readonly<Record<string, unknown>>
  /** Columns whose value is not the same in all rows. */
  readonly differing: readonly string[]
}

/** What rows have in common. */
export const commonOf = (rows: readonly WireRow[], columns: readonly string[]): Common => {
  const [first, ...others] = rows
  const differing = columns.filter((name) => others.some((row) => !sameValue(row[name], first?.[name])))
  const values = columns.map((name) => [name, differing.includes(name) ? null : (first?.[name] ?? null)])
  return { values: Object.fromEntries(values), differing }
}

/** Of those, columns that a row always has a value of: no change can empty them. */
export const keptOf = ({ entity }: AnyTable, { differing }: Pick<Common, 'differing'>): readonly string[] =>
  differing.filter((name) => {
    const { kind, options } = entity.columns[name] ?? {}
    return options?.required === true || options?.default !== undefined || kind?.blank !== undefined
  })

/** The table as a form of these columns shows it: what is left as it is in each row need not be filled in, and is no "no". */
export const togetherTable = (table: AnyTable, columns: readonly string[], common: Common): AnyTable => {
  const { entity } = table
  const { differing } = common
  const kept = keptOf(table, common)
  const eased: Columns = Object.fromEntries(
    Object.entries(entity.columns).map(([name, column]) => {
      if (!differing.includes(name)) return [name, column]
      const { blank: _, ...kind } = column.kind
      // What begins with a value is offered no emptiness.
      const { default: first = null } = column.options
      const options = { ...column.options, required: false, ...(kept.includes(name) && { default: first }) }
      return [name, { ...column, kind, options }]
    }),
  )
  return {
    ...table,
    entity: { ...entity, columns: eased },
    form: { ...table.form, style: 'plain', lines: 1, columns },
  } as AnyTable
}

/** What of an entered change is for a row: columns that its own institutions are shown. */
export const patchFor = (
  { entity }: AnyTable,
  context: Context,
  patch: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const names = Object.keys(patch)
  return Object.fromEntries(formColumns(entity, context, names).map((name) => [name, patch[name]]))
}

/** What a row is for one of its institutions, as far as a form knows what it offers. */
export type Within = (row: Values, institution: number) => Values

/** Columns of a change that a row in these institutions cannot take: what they are to point at is in none of them. */
export const foreignIn = (
  { entity }: AnyTable,
  row: WireRow,
  patch: Values,
  { places, within }: { readonly places: readonly number[]; readonly within: Within },
): readonly string[] =>
  pointingColumns(entity).filter((name) => {
    const old = idsIn(row[name])
    const fresh = idsIn(patch[name]).filter((id) => !old.includes(id))
    const isIn = (id: number, place: number) => idsIn(within({ [name]: [id] }, place)[name]).includes(id)
    return places.length > 0 && !fresh.every((id) => places.some((place) => isIn(id, place)))
  })
