import type { Catalogue } from '#dsl/catalogue.ts'
import type { Context, Criterion } from '#dsl/criterion.ts'
import { type Asked, asksFor, judge, type Reason, recordsKey } from '#engine/criteria.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { selected } from '#stage/exampleRows.ts'

const conditions: readonly unknown[] = ['hasRecord', 'optionOn', 'flagOn', 'granted']

const isCondition = (value: object): value is Criterion => 'is' in value && conditions.includes(value.is)

/** Every condition on facts within a schema, wherever a word of the vocabulary holds it. */
const conditionsIn = (value: unknown, seen = new Set<unknown>()): readonly Criterion[] => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (isCondition(value)) return [value]
  return Object.values(value).flatMap((inner) => conditionsIn(inner, seen))
}

/** What the criteria of all tables are judged by. */
export const askedBy = (catalogue: Catalogue): Asked =>
  asksFor([...catalogue.tables.values()].flatMap((table) => conditionsIn(table)))

/** Facts under which all systems and options are there, or none; all flags are on, or none. */
export const factsOf = (
  { records, options, flags, permissions }: Asked,
  view: { readonly level: number; readonly criteria: boolean; readonly flags: boolean },
): RendererServices['facts'] => {
  const where = view.criteria ? [...selected] : []
  return {
    level: view.level,
    records: Object.fromEntries(records.map((one) => [recordsKey(one), where])),
    options: Object.fromEntries(options.map(({ entity, column }) => [`${entity}.${column}`, where])),
    flags: Object.fromEntries(flags.map((flag) => [flag, view.flags])),
    granted: Object.fromEntries(permissions.map((permission) => [permission, where])),
  }
}

const nowhere: Context = { mode: 'create', level: 99, institutions: [], records: {}, options: {}, flags: {} }

/** What a criterion wants, told where nothing of it is given. */
export const wantedBy = (criterion: Criterion | undefined): readonly Reason[] =>
  judge(criterion, nowhere).reasons
