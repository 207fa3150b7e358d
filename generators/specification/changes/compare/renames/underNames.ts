import type { DescribedEntity, DescribedTable, Description } from '../../../description/description.ts'
import { isJsonObject } from '../../../description/plain.ts'
import type { Names, Renames } from './renames.ts'

/** Words of the vocabulary, which are no names of columns even where a column is called so. */
const words = new Set(['is', 'may', 'rule', 'effect', 'style', 'by', 'kind', 'sql', 'wire', 'edit', 'check'])

const none: Names = new Map()

/** Under these stand names of entities and of screens; all other names are those of columns. */
const places = new Set(['entity', 'link', 'table', 'tabs'])

interface Renaming {
  readonly ofColumns: Names
  readonly ofPlaces: Names
}

/** Every name within a value as it is now, as a value or as what a value stands under. */
const renamed = <T>(value: T, { ofColumns, ofPlaces }: Renaming): T => {
  const within = (inner: unknown, under: string): unknown => {
    if (typeof inner === 'string') return (places.has(under) ? ofPlaces : ofColumns).get(inner) ?? inner
    if (Array.isArray(inner)) return inner.map((one) => within(one, under))
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(
      Object.entries(inner).map(([name, one]) => [
        ofColumns.get(name) ?? name,
        words.has(name) ? one : within(one, name),
      ]),
    )
  }
  return within(value, '') as T
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
  const entries = <T, U>(of: Readonly<Record<string, T>>, change: (name: string, one: T) => [string, U]) =>
    Object.fromEntries(Object.entries(of).map(([name, one]) => change(name, one)))
  const ofPlaces: Names = new Map([...entities, ...tables])
  const entity = (name: string, one: DescribedEntity): DescribedEntity => {
    const ofColumns = columns.get(name) ?? none
    const { columns: held, ...rest } = one
    return {
      ...renamed(rest, { ofColumns, ofPlaces }),
      columns: entries(held, (column, { target, ...own }) => [
        now(ofColumns, column),
        {
          ...renamed(own, { ofColumns, ofPlaces }),
          ...(target !== undefined && { target: now(entities, target) }),
        },
      ]),
    }
  }
  const table = ({ settings, form, ...one }: DescribedTable): DescribedTable => {
    const [of, stored] = [now(entities, one.entity), now(entities, one.stored)]
    const ofColumns = new Map([...(columns.get(stored) ?? []), ...(columns.get(of) ?? [])])
    const { source, ...own } = renamed(settings, { ofColumns, ofPlaces })
    return {
      ...one,
      entity: of,
      stored,
      settings: { ...own, ...(isJsonObject(source) && { source: { ...source, of: stored } }) },
      form: renamed(form, { ofColumns, ofPlaces }),
    }
  }
  const stays = (name: string, value: string | number) => values.get(name)?.get(String(value)) ?? value
  const entityOf = (name: string) => now(entities, old.tables[name]?.entity ?? '')
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
