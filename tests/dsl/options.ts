import type { entity, table } from '#dsl'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { ColumnOptions, Through } from '#dsl/columns/column.ts'
import type { Copy } from '#dsl/entities/derived.ts'
import type { Label } from '#dsl/entities/entity.ts'
import type { Grant } from '#dsl/entities/grant.ts'
import type { Related } from '#dsl/entities/related.ts'
import type { Located, Unique } from '#dsl/entities/rules.ts'
import type { Confirmation } from '#dsl/tables/confirmation.ts'
import type { Assigned, Creation } from '#dsl/tables/creation.ts'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { FormSettings } from '#dsl/tables/form.ts'
import type { AnyPivot } from '#dsl/tables/pivot.ts'
import type { AnyTable } from '#dsl/tables/table.ts'

type EntityWords = Parameters<typeof entity>[1]
type TableWords = Parameters<typeof table>[1]
type Attaching = NonNullable<Extract<Creation, { readonly by: 'lines' }>['attachesKnown']>

/** Every key of a type, whichever of its variants has it. */
type Keys<T> = { readonly [K in T extends unknown ? keyof T : never]: true }

/** What an entity and a table are written with: a key that is added or goes does not compile before it is here, or gone. */
export const entityWords: Keys<EntityWords> = {
  columns: true,
  belongs: true,
  access: true,
  grants: true,
  derived: true,
  rules: true,
  on: true,
  label: true,
  search: true,
  indexes: true,
  wire: true,
  renamedFrom: true,
}
export const tableWords: Keys<TableWords> = {
  entity: true,
  source: true,
  list: true,
  form: true,
  create: true,
  confirm: true,
  pictures: true,
  detail: true,
  tabs: true,
  banner: true,
  actions: true,
  show: true,
}

/** The options of each of these, as the compiler knows them. */
const wire: Keys<NonNullable<EntityWords['wire']>> = {
  api: true,
  resource: true,
  also: true,
  places: true,
  queries: true,
  together: true,
  source: true,
}
const column: Keys<ColumnOptions<unknown>> = {
  required: true,
  default: true,
  usual: true,
  unless: true,
  validate: true,
  show: true,
  edit: true,
  secret: true,
  serverOnly: true,
  like: true,
  renamedFrom: true,
  backfill: true,
}
const through: Keys<Through> = {
  entity: true,
  row: true,
  target: true,
  institution: true,
  active: true,
  by: true,
}
const label: Keys<Label> = { column: true, after: true, beside: true, withId: true }
const grant: Keys<Grant> = {
  to: true,
  own: true,
  where: true,
  unbounded: true,
  read: true,
  insert: true,
  update: true,
  remove: true,
}
const unique: Keys<Unique> = { rule: true, columns: true, within: true, code: true, answers: true }
const located: Keys<Located> = {
  rule: true,
  address: true,
  country: true,
  postalCode: true,
  lat: true,
  lng: true,
  precision: true,
}
const copy: Keys<Copy> = { relation: true, column: true, writes: true }
const list: Keys<TableWords['list']> = {
  columns: true,
  sort: true,
  matrix: true,
  filter: true,
  count: true,
  csv: true,
  without: true,
}
const csv: Keys<Pick<CsvFormat, 'columns' | 'optional' | 'key'>> = {
  columns: true,
  optional: true,
  key: true,
}
const form: Keys<FormSettings> = { style: true, lines: true, columns: true, groups: true, status: true }
const create: Keys<Creation> = {
  by: true,
  allOrNothing: true,
  attachesKnown: true,
  assigned: true,
  inAllWhenNone: true,
  table: true,
  within: true,
}
const assigned: Keys<Assigned> = { as: true, before: true, firstUnless: true }
const attaching: Keys<Attaching> = { by: true, asks: true, tellsRefusal: true }
const confirm: Keys<AnyTable['confirm']> = { update: true, remove: true, becomes: true, taken: true }
const confirmation: Keys<Confirmation> = { name: true, counts: true, throughout: true }
const related: Keys<Related> = { entity: true, by: true, institution: true, window: true }
const pivot: Keys<AnyPivot> = { of: true, rows: true, across: true, cells: true }
const menu: Keys<Catalogue['menu'][number]> = { name: true, icon: true, tables: true, screens: true }

export const options = {
  entity: entityWords,
  table: tableWords,
  wire,
  column,
  through,
  label,
  grant,
  unique,
  located,
  copy,
  list,
  csv,
  form,
  create,
  assigned,
  attaching,
  confirm,
  confirmation,
  related,
  pivot,
  menu,
} as const

export type OptionsOf = keyof typeof options
