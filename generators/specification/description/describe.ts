import type { Catalogue } from '#dsl/catalogue.ts'
import { namesIn } from '#dsl/criterion.ts'
import type { Belonging } from '#dsl/entities/belonging.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type Language, languages } from '../../languages.ts'
import { canonicalCriterion } from './canonicalCriterion.ts'
import { describeColumn } from './describeColumn.ts'
import { type DescribedEntity, type DescribedTable, type Description, FORMAT } from './description.ts'
import { plain, plainList, plainObject } from './plain.ts'

/** Key → text, of each language. */
export type LabelsOf = (language: Language) => ReadonlyMap<string, string>

/** Words that stand on no screen of the console. */
const elsewhere = /^(?:specification|gallery)\./

/**
 * What a catalogue says, as data. It only reads values, so that the catalogue of another revision, made by a vocabulary of its
 * own, is described by the same code.
 */
export const describeCatalogue = (catalogue: Catalogue, labelsOf: LabelsOf): Description => {
  const tables = [...catalogue.tables].map(([name, table]) => [name, describeTable(catalogue, table, false)])
  const cards = [...(catalogue.cards ?? [])].map(([name, card]) => [
    name,
    describeTable(catalogue, card, true),
  ])
  const views = [...catalogue.tables.values()].flatMap(({ source, entity }) => (source ? [entity] : []))
  return {
    format: FORMAT,
    entities: Object.fromEntries(
      [...catalogue.entities.values(), ...views].map((one) => [one.name, describeEntity(one)]),
    ),
    tables: Object.fromEntries([...tables, ...cards]),
    enumerations: Object.fromEntries(
      [...catalogue.enumerations].map(([name, { values, open, labels }]) => [
        name,
        { values, open: open === true, labels: labels ?? 'locales' },
      ]),
    ),
    permissions: { ...catalogue.permissions },
    labels: Object.fromEntries(
      languages.map((language) => [
        language,
        Object.fromEntries([...labelsOf(language)].filter(([key]) => !elsewhere.test(key))),
      ]),
    ) as Description['labels'],
  }
}

const describeEntity = (entity: AnyEntity): DescribedEntity => {
  const { name, wire, access, grants, rules, on, derived, label, search, belongs, renamedFrom } = entity
  return {
    columns: Object.fromEntries(
      Object.entries(entity.columns).map(([column, one]) => [column, describeColumn(one)]),
    ),
    order: Object.keys(entity.columns),
    access,
    resource: `${wire?.api ?? 'main'}/${wire?.resource ?? name}`,
    also: [...(wire?.also ?? [])],
    belongs: plainObject(belongs) as unknown as Belonging,
    grants: plainList(grants),
    rules: plainList(rules),
    on: plainList(on),
    derived: plainObject(derived),
    label: plain(label),
    search: search ?? [],
    ...(renamedFrom && { renamedFrom }),
  }
}

const describeTable = ({ menu }: Catalogue, table: AnyTable, isCard: boolean): DescribedTable => {
  const { name, entity, source, show, ...settings } = table
  const group = menu.find(({ tables }) => tables.includes(name))
  return {
    entity: entity.name,
    stored: (source?.of ?? entity).name,
    settings: plainObject({
      ...settings,
      ...(show && { show: canonicalCriterion(show), explained: namesIn(show) }),
      ...(source && { source: { ...source, of: source.of.name } }),
    }),
    form: formOf(table),
    isCard,
    ...(group && { menu: { group: group.name, place: group.tables.indexOf(name) } }),
  }
}

const formOf = ({ form }: AnyTable): DescribedTable['form'] => {
  if (form?.style !== 'category') return (form?.columns ?? []).map((column) => [column, ''] as const)
  return Object.entries(form.groups).flatMap(([group, columns]) =>
    columns.map((one) => [one, group] as const),
  )
}
