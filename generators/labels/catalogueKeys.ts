import type { Catalogue } from '#dsl/catalogue.ts'
import { namesIn } from '#dsl/criterion.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { keepersOf } from '#dsl/entities/uses.ts'
import type { Becoming, Confirmation, Notice } from '#dsl/tables/confirmation.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { reasons } from '#protocol/problem.ts'

/** Every key under which the catalogue has something to say. A key that counts stands without its plural ending. */
export const catalogueKeys = (catalogue: Catalogue): string[] => [
  ...new Set([
    ...[...catalogue.tables.values()].flatMap(tableKeys),
    ...[...catalogue.cards.values()].flatMap(cardKeys),
    ...[...catalogue.enumerations.values()].flatMap((e) =>
      e.labels === 'locales' ? e.values.map((v) => `enums.${e.name}.${v}`) : [],
    ),
    ...catalogue.menu.map((group) => `menu.${group.name}`),
    ...[...catalogue.screens.keys()].map((name) => `screens.${name}.title`),
    ...Object.keys(catalogue.actions).map((name) => `actions.${name}.label`),
    ...[...catalogue.entities.values()].flatMap((e) =>
      Object.values(e.columns).flatMap((c) => namesIn(c.options.show).map((n) => `criteria.${n}`)),
    ),
    ...usedBy([...catalogue.entities.values()]).map((name) => `entities.${name}`),
    ...reasons.map((reason) => `reasons.${reason}`),
  ]),
]

/** Those of them whose text tells a number: they have a text for each plural form. */
export const countedKeys = (catalogue: Catalogue): ReadonlySet<string> =>
  new Set(
    catalogueKeys(catalogue).filter(
      (key) => key.startsWith('entities.') || (/\.counts\./.test(key) && !/_(all|none)$/.test(key)),
    ),
  )

/** Entities that may be what keeps a row from being deleted or taken from an institution. */
const usedBy = (entities: readonly AnyEntity[]): string[] => entities.flatMap((e) => keepersOf(e, entities))

const cardKeys = (card: AnyTable): string[] => {
  const { form, name } = card
  const groups = form.style === 'category' ? form.groups : {}
  const columns = form.style === 'category' ? Object.values(groups).flat() : (form.columns ?? [])
  return [
    'toasts.updated',
    ...columns.map((c) => `columns.${c}`),
    ...Object.keys(groups).map((g) => `groups.${g}`),
  ].map((key) => `tables.${name}.${key}`)
}

const tableKeys = (table: AnyTable): string[] => {
  const { list, form, create, entity, tabs, show, name, detail } = table
  const columns = Object.entries(entity.columns)
    .filter(([c, { options }]) => !options.serverOnly && !isOwner(table, c))
    .map(([c]) => c)
  const groups = form.style === 'category' ? Object.keys(form.groups) : []
  return [
    ...[
      'title',
      'subtitle',
      'modify',
      'noResult',
      'empty.title',
      'empty.text',
      'toasts.updated',
      'toasts.deleted',
    ],
    ...(list.add ? ['add'] : []),
    // A service may hold no rows of some institutions.
    ...(entity.source ? ['in', 'why', 'ask', 'others', 'none'].map((key) => `closed.${key}`) : []),
    ...(list.search ? ['search'] : []),
    ...[...new Set([...list.columns, ...columns])].map((c) => `columns.${c}`),
    ...groups.map((g) => `groups.${g}`),
    ...list.columns
      .filter((c) => entity.columns[c]?.kind.counted)
      .flatMap((c) => [`counts.${c}`, `counts.${c}_all`, `counts.${c}_none`]),
    ...(create.by === 'lines' && create.allOrNothing ? ['toasts.exists', 'toasts.existsInSeveral'] : []),
    ...(list.matrix ? ['search', 'rows', ...Object.keys(list.matrix).map((g) => `groups.${g}`)] : []),
    ...(tabs.length > 0 ? ['tabs'] : []),
    ...(list.filter ? list.filter.values.map((value) => `filter.${value}`) : []),
    ...(list.count ? ['count'] : []),
    ...(detail && form.style !== 'row' && form.status
      ? ['true', 'false'].map((value) => `toasts.${form.status}.${value}`)
      : []),
    ...(create.by === 'other' ? createdColumns(create.table) : []),
    ...(list.csv ? ['import.missing', ...list.csv.columns.map((c) => `import.${c}`)] : []),
  ]
    .map((key) => `tables.${name}.${key}`)
    .concat([...questionsOf(table), attachAsks(table)].flatMap(confirmationKeys))
    .concat(noticesOf(table))
    .concat(namesIn(show).length > 0 ? [`notices.${name}`] : [])
}

/** The institution's column: chosen with the picker, never typed. */
const isOwner = ({ entity }: AnyTable, column: string): boolean => placeColumn(entity) === column

const questionsOf = ({ confirm }: AnyTable): (Confirmation | undefined)[] => {
  const becoming = Object.values(confirm.becomes ?? {}) as Becoming[]
  return [confirm.update, confirm.remove, ...becoming.flatMap((by) => [by.true, by.false])]
}

const attachAsks = ({ create }: AnyTable): Confirmation | undefined => {
  if (create.by === 'other') return attachAsks(create.table)
  return create.by === 'lines' ? create.attachesKnown?.asks : undefined
}

const noticesOf = ({ confirm }: AnyTable): string[] =>
  (Object.values(confirm.taken ?? {}) as Notice[]).flatMap(({ name }) =>
    ['title', 'text', 'no'].map((part) => `confirmations.${name}.${part}`),
  )

/** What the form of another entity asks for, in the words of the table whose rows it makes. */
const createdColumns = ({ form, create }: AnyTable): string[] => [
  ...(form.style === 'category' ? Object.values(form.groups).flat() : []).map((c) => `columns.${c}`),
  ...(create.by === 'lines' && create.assigned ? [`columns.${create.assigned.as}`] : []),
  ...(create.by === 'lines' && create.attachesKnown?.tellsRefusal ? ['toasts.notAttached'] : []),
]

const confirmationKeys = (ask: Confirmation | undefined): string[] =>
  ask ? ['title', 'text', 'yes', 'no'].map((part) => `confirmations.${ask.name}.${part}`) : []
