import { joinOf, placeColumn } from '#dsl/entities/places.ts'
import type { Description } from '../../description/description.ts'
import { isJsonObject } from '../../description/plain.ts'
import type { CriterionWords } from '../../words/criteriaWords.ts'
import { capital, type Words } from '../../words/words.ts'

/** How one revision is spoken of: the labels are those that it has itself. */
export interface Voice extends Words, CriterionWords {
  /** A text of the revision; undefined where it has none in the language or those that it falls back to. */
  label(key: string): string | undefined
  tableName(name: string): string
  tablesOf(entity: string): readonly string[]
  valueNamed(enumeration: string, value: string | number): string
  kindName(kind: string): string
  /** The first column that offers an enumeration, of an entity that a screen shows. */
  placeOf(enumeration: string): readonly [entity: string, column: string] | undefined
}

/** What is filled in later stands in a text as a name in braces. */
export const withoutValues = (text: string): string => text.replace(/\{\{(\w+)[^}]*\}\}/g, '{$1}')

export const voiceOf = (words: Words, of: Description): Voice => {
  const { language, say, exists, quoted, t } = words
  const label = (key: string): string | undefined => {
    const found =
      of.labels[language][key] ??
      (language === 'es' ? of.labels['en-GB'][key] : undefined) ??
      of.labels.fr[key]
    return found === undefined ? undefined : withoutValues(found)
  }
  /** A form that stands on another page has no title: it is known by what it asks for first. */
  const tableName = (name: string): string => {
    const { isCard, entity = '', form = [] } = of.tables[name] ?? {}
    const columns = form.slice(0, 2).map(([column]) => labelIn(entity, column))
    return (
      label(`tables.${name}.title`) ??
      (isCard ? say('changes.cardOf', { columns: columns.join(', ') }) : name)
    )
  }
  const tablesOf = (entity: string) =>
    Object.entries(of.tables)
      .filter(([, one]) => one.entity === entity || one.stored === entity)
      .toSorted(([, a], [, b]) => Number(a.isCard) - Number(b.isCard))
      .map(([name]) => name)
  const said = (key: string): string | undefined => (exists(`specification.${key}`) ? say(key) : undefined)
  const linkedBy = (name: string): string | undefined =>
    Object.entries(of.entities).find(([, one]) => joinOf(one)?.link === name)?.[0]
  const entityName = (name: string): string => {
    const [screen] = tablesOf(name).filter((one) => !of.tables[one]?.isCard)
    if (screen !== undefined) return tableName(screen)
    const linked = linkedBy(name)
    if (linked !== undefined) return say('linkOf', { table: entityName(linked) })
    return said(`entities.${name}`) ?? label(`entities.${name}`) ?? name
  }
  /** What a column repeats of another row is called as it is there. */
  const copied = (entity: string, column: string): string | undefined => {
    const { derived, columns } = of.entities[entity] ?? {}
    const copy = derived?.[column]
    if (!isJsonObject(copy) || typeof copy.relation !== 'string') return undefined
    const target = columns?.[copy.relation]?.target
    if (target === undefined || target === entity) return undefined
    const value = labelIn(target, String(copy.column))
    return say('examples.labelled', { value, label: entityName(target) })
  }
  const labelIn = (entity: string, column: string): string => {
    const own = tablesOf(entity)
      .map((table) => label(`tables.${table}.columns.${column}`))
      .find((text) => text !== undefined)
    const found = of.entities[entity]
    const isPlace = column === 'institution' || (found && placeColumn(found) === column)
    return (
      own ??
      said(`columns.${column}`) ??
      copied(entity, column) ??
      (isPlace ? capital(say('institution')) : column)
    )
  }
  const valueNamed = (enumeration: string, value: string | number) =>
    label(`enums.${enumeration}.${value}`) ?? String(value)
  const valueIn = (entity: string, column: string, value: unknown): string => {
    const { enumeration } = of.entities[entity]?.columns[column] ?? {}
    if (value === null || value === undefined) return say('nothing')
    if (typeof value === 'boolean') return t(`values.${value ? 'yes' : 'no'}`)
    if (enumeration && (typeof value === 'string' || typeof value === 'number'))
      return valueNamed(enumeration, value)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return {
    ...words,
    label,
    tableName,
    tablesOf,
    entityName,
    labelIn,
    valueNamed,
    valueIn,
    permissionName: (name) => quoted(label(`tables.levels.columns.${of.permissions[name] ?? name}`) ?? name),
    placeOf: (enumeration) =>
      Object.entries(of.entities)
        .flatMap(([entity, { columns }]) =>
          Object.keys(columns)
            .filter((column) => columns[column]?.enumeration === enumeration)
            .map((column) => [entity, column] as const),
        )
        .toSorted(([a], [b]) => Number(tablesOf(b).length > 0) - Number(tablesOf(a).length > 0))[0],
    kindName: (kind) => (exists(`gallery.kinds.${kind}`) ? t(`gallery.kinds.${kind}`) : kind),
  }
}
