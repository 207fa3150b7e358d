import type { DescribedEntity, DescribedTable, Description } from '../../../description/description.ts'
import type { Names, Renames } from './renames.ts'

/** Words of the vocabulary, which are no names of columns even where a column is called so. */
const words = new Set(['is', 'may', 'rule', 'effect', 'style', 'by', 'kind', 'sql', 'wire', 'edit', 'check'])

const none: Names = new Map()

/** Every name within a value as it is now, as a value or as what a value stands under. */
const renamed = <T>(value: T, names: Names): T => {
  if (names.size === 0) return value
  const within = (inner: unknown): unknown => {
    if (typeof inner === 'string') return names.get(inner) ?? inner
    if (Array.isArray(inner)) return inner.map(within)
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(
      Object.entries(inner).map(([name, one]) => [
        names.get(name) ?? name,
        words.has(name) ? one : within(one),
      ]),
    )
  }
  return within(value) as T
}

/** `tables.{table}.columns.{column}`, `enums.{enumeration}.{value}`: keys as they would be now. */
const keyOf = (
  key: string,
  { tables, columns, values }: Renames,
  entityOf: (table: string) => string,
): string => {
  const [room, name = '', ...rest] = key.split('.')
  if (room === 'enums')
    return ['enums', name, ...rest.map((one) => values.get(name)?.get(one) ?? one)].join('.')
  if (room !== 'tables') return key
  const names = columns.get(entityOf(name)) ?? none
  return ['tables', tables.get(name) ?? name, ...rest.map((one) => names.get(one) ?? one)].join('.')
}

/** The former description under the names of now, so that what was only renamed is the same. */
export const underNames = (old: Description, renames: Renames): Description => {
  const { entities, tables, columns, values } = renames
  const now = (names: Names, name: string) => names.get(name) ?? name
  const all: Names = new Map([...entities, ...tables])
  const entity = (name: string, one: DescribedEntity): DescribedEntity => {
    const own = renamed(one, columns.get(name) ?? none)
    return renamed(own, all)
  }
  const table = ({ settings, form, ...one }: DescribedTable): DescribedTable => {
    const [of, stored] = [now(entities, one.entity), now(entities, one.stored)]
    const names = new Map([...(columns.get(stored) ?? []), ...(columns.get(of) ?? [])])
    return {
      ...one,
      entity: of,
      stored,
      settings: renamed(renamed(settings, names), all),
      form: renamed(form, names),
    }
  }
  const stays = (name: string, value: string | number) => values.get(name)?.get(String(value)) ?? value
  const entityOf = (name: string) => now(entities, old.tables[name]?.entity ?? '')
  const entries = <T, U>(of: Readonly<Record<string, T>>, change: (name: string, one: T) => [string, U]) =>
    Object.fromEntries(Object.entries(of).map(([name, one]) => change(name, one)))
  return {
    ...old,
    entities: entries(old.entities, (name, one) => {
      const to = now(entities, name)
      return [to, { ...entity(to, one), resource: one.resource }]
    }),
    tables: entries(old.tables, (name, one) => [now(tables, name), table(one)]),
    enumerations: entries(old.enumerations, (name, one) => [
      name,
      { ...one, values: one.values.map((value) => stays(name, value)) },
    ]),
    labels: entries(old.labels, (language, texts) => [
      language,
      entries(texts, (key, text) => [keyOf(key, renames, entityOf), text]),
    ]) as Description['labels'],
  }
}
