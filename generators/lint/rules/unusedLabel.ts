import type { Catalogue } from '#dsl/catalogue.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { reasons } from '#protocol/problem.ts'
import { catalogueKeys } from '../../labels/catalogueKeys.ts'
import { stem } from '../../labels/locale.ts'
import { keysIn } from '../../labels/sourceKeys.ts'
import { TO_TRANSLATE } from '../../scaffold/labels.ts'
import type { Finding, Rule } from '../finding.ts'
import { labelAt } from '../keyPlaces.ts'
import { questionsAsked } from '../questions.ts'
import { allForms, type Subject } from '../subject.ts'

/** What is said of a table where there are words for it, and not missed where there are none. */
const mayBeSaid = (table: AnyTable, isCard = false): string[] => {
  const { entity, list, create, confirm } = table
  const columns = Object.keys(entity.columns)
  const assigned = create.by === 'lines' && create.assigned ? [create.assigned.as] : []
  const created = create.by === 'other' ? mayBeSaid(create.table) : []
  const shown = [...columnsOfForm(table), ...list.columns, ...assigned]
  return [
    ...created,
    ...[...columns, ...list.columns, ...assigned].map((name) => `columns.${name}`),
    ...shown.map((name) => `hints.${name}`),
    ...[...columns, ...assigned].flatMap((name) =>
      [...reasons, 'missing', 'taken'].map((reason) => `problems.${name}.${reason}`),
    ),
    ...columnsOfForm(table).map((name) => `locked.${name}`),
    ...(list.csv ? columns.map((name) => `import.${name}`) : []),
    ...(list.filter ? ['filter.all'] : []),
    ...(list.count ? ['countInSeveral'] : []),
    ...(list.add ? ['add', 'toasts.exists'] : []),
    // A page may make the row of its card.
    ...(list.add || isCard ? ['toasts.created', 'toasts.notInserted'] : []),
    'toasts.notUpdated',
    ...Object.keys(confirm.becomes ?? {}).flatMap((name) => [`toasts.${name}.true`, `toasts.${name}.false`]),
    ...(Object.keys(confirm.taken ?? {}).length > 0 ? ['toasts.exists'] : []),
  ]
}

/** Families of keys of which the catalogue says exactly what there can be; of the others the source does. */
const families = ['tables', 'enums', 'criteria', 'confirmations', 'menu', 'notices'] as const

const known = (catalogue: Catalogue): ReadonlySet<string> =>
  new Set([
    ...catalogueKeys(catalogue),
    // Beside others a screen may be called shorter than alone.
    ...[...catalogue.tables.values()].flatMap(({ tabs }) => tabs).map((name) => `tables.${name}.tab`),
    ...allForms(catalogue).flatMap((table) =>
      mayBeSaid(table, catalogue.cards.has(table.name)).map((key) => `tables.${table.name}.${key}`),
    ),
    ...questionsAsked(catalogue).flatMap(({ name }) =>
      ['title', 'text', 'yes', 'no'].map((part) => `confirmations.${name}.${part}`),
    ),
  ])

const isOfFamily = (key: string): boolean => families.some((family) => key.startsWith(`${family}.`))

const wanted = (subject: Subject): ((key: string) => boolean) => {
  const keys = known(subject.catalogue)
  const said = keysIn(subject.speaking.map(({ text }) => text))
  const named = new Set(said.needed)
  const isMarked = (key: string) => key.endsWith(`.${TO_TRANSLATE}`)
  const isOwn = (key: string) => {
    // Enumerations of the server's own are in no column: the code says which labels it takes.
    const [family, name = ''] = key.split('.')
    return isOfFamily(key) && !(family === 'enums' && !subject.catalogue.enumerations.has(name))
  }
  return (key) =>
    isMarked(key) ||
    [key, stem(key)].some((one) => keys.has(one) || named.has(one) || (!isOwn(one) && said.mentions(one)))
}

/** Labels that nothing asks for, told once for all languages that have them. */
export const unusedLabel: Rule<'unusedLabel'> = {
  name: 'unusedLabel',
  find: (subject) => {
    const isWanted = wanted(subject)
    const keys = [...subject.labels].flatMap(([language, labels]) =>
      [...labels.keys()].map((key) => ({ language, key })),
    )
    // The languages have the same keys: each is judged once, and told where it first stands.
    const first = new Map(keys.toReversed().map((one) => [one.key, one]))
    const idle = [...first.values()].toReversed().filter(({ key }) => !isWanted(key))
    const told = idle.map(
      ({ language, key }): Finding => ({
        of: stem(key),
        at: labelAt(subject, language, key),
        harm: 'nothing asks for it: it is translated and kept right for nobody',
        instead: 'take it out of every language, or say it where it is meant',
      }),
    )
    return [...Map.groupBy(told, ({ of }) => of).values()].flatMap(([one]) => one ?? [])
  },
}
