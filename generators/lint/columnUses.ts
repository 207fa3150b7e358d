import type { Catalogue } from '#dsl/catalogue.ts'
import { criteriaOf } from '#dsl/columns/column.ts'
import { type AnyEntity, storedColumns } from '#dsl/entities/entity.ts'
import { copiesIn } from '#dsl/entities/facts.ts'
import { inheritsBy, joinOf, placeColumn } from '#dsl/entities/places.ts'
import type { Related } from '#dsl/entities/related.ts'
import type { Rule } from '#dsl/entities/rules.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { Confirmation } from '#dsl/tables/confirmation.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { asksFor } from '#engine/criteria.ts'
import { allEntities, allForms } from './subject.ts'

/** A column, by its entity: `job.name`. */
type Used = string

const of = (entity: string, columns: readonly (string | undefined)[]): Used[] =>
  columns.flatMap((column) => (column === undefined ? [] : `${entity}.${column}`))

const ofRelated = (related: Related | undefined): Used[] =>
  related ? of(related.entity, [related.by, related.institution, related.window?.column]) : []

/** Every text of a rule is a column, but for the names of rules and what they answer. */
const ofRule = (entity: AnyEntity, rule: Rule): Used[] => {
  const texts = Object.values(rule)
    .flat()
    .filter((one) => typeof one === 'string' && one in entity.columns)
  const linked =
    'by' in rule ? entity.columns['child' in rule ? rule.child : rule.members]?.facts.entity : undefined
  return [...of(entity.name, texts), ...(linked && 'by' in rule ? of(linked, [rule.by]) : [])]
}

const ofReactions = (entity: AnyEntity): Used[] =>
  entity.on.flatMap((one) => [
    ...('column' in one ? of(entity.name, [one.column]) : []),
    ...(one.on === 'removed' && one.how && 'soft' in one.how ? of(entity.name, [one.how.soft]) : []),
    ...one.effects.flatMap((effect) => {
      if (effect.effect === 'clears') return ofRelated(effect.related)
      if (effect.effect === 'removes')
        return [
          ...of(effect.entity, Object.keys(effect.where)),
          ...of(entity.name, Object.values(effect.where)),
        ]
      return 'person' in effect ? of(entity.name, [effect.person]) : []
    }),
  ])

const ofEntity = (entity: AnyEntity, catalogue: Catalogue): Used[] => {
  const { name, columns, label, search, derived, grants, rules, wire } = entity
  const join = joinOf(entity)
  const own = of(name, [
    ...[label.column, label.after, label.beside, placeColumn(entity), inheritsBy(entity), ...search],
    ...Object.values(derived).flatMap((one) => {
      if (!one) return []
      if ('reads' in one) return one.reads
      return 'when' in one ? one.when : 'relation' in one ? one.relation : []
    }),
    ...grants.flatMap((grant) => [grant.own, grant.where?.column]),
    ...Object.values(columns).flatMap(({ facts }) => [facts.by?.column, facts.through?.by]),
    ...Object.values(wire.queries ?? {}),
    ...Object.values(wire.together ?? {}).flatMap((said) => Object.values(said)),
  ])
  const asked = asksFor(Object.values(columns).flatMap(criteriaOf))
  return [
    ...own,
    ...copiesIn(entity).flatMap(([, copy]) => of(columns[copy.relation]?.facts.entity ?? '', [copy.column])),
    ...Object.values(columns).flatMap(({ facts: { through } }) =>
      through ? of(through.entity, [through.row, through.target, through.institution]) : [],
    ),
    ...(join
      ? of(join.link, [
          join.row,
          join.institution,
          ...Object.values(columns).map(({ facts }) => facts.through?.active),
        ])
      : []),
    ...rules.flatMap((rule) => ofRule(entity, rule)),
    ...ofReactions(entity),
    ...asked.options.map((one) => `${one.entity}.${one.column}`),
    ...asked.records.flatMap((one) => of(one.entity, [one.where?.column])),
    // What a level grants is a column of it, whatever the entity of levels is called.
    ...of(
      name,
      Object.values(catalogue.permissions).filter((column) => column in columns),
    ),
  ]
}

const asksOf = ({ confirm, create }: AnyTable): (Confirmation | undefined)[] => [
  confirm.update,
  confirm.remove,
  ...Object.values(confirm.becomes ?? {}).flatMap((by) => [by?.true, by?.false]),
  ...(create.by === 'lines' ? [create.attachesKnown?.asks] : []),
]

const ofTable = (table: AnyTable): Used[] => {
  const { entity, source, list, form, pictures, confirm, create } = table
  const asked = asksFor([table.show, create.by === 'lines' ? create.assigned?.firstUnless : undefined])
  return [
    ...of(entity.name, [
      ...list.columns,
      list.sort,
      list.filter?.column,
      ...Object.keys(list.count ?? {}),
      ...(list.csv?.columns ?? []),
      ...columnsOfForm(table),
      form.style === 'row' ? undefined : form.status,
      ...Object.values(pictures).flatMap(({ reads }) => Object.values(reads)),
      ...Object.keys({ ...confirm.becomes, ...confirm.taken }),
      create.by === 'pick' ? create.within : undefined,
      create.by === 'lines' ? create.attachesKnown?.by : undefined,
    ]),
    ...(source
      ? of(source.of.name, [
          ...Object.values(source.rows),
          ...source.across,
          ...Object.values(source.cells).flatMap((cell) =>
            cell ? [cell.value, ...Object.keys(cell.at ?? {})] : [],
          ),
        ])
      : []),
    ...asksOf(table).flatMap((ask) => [
      ...ofRelated(ask?.counts),
      ...(ask?.throughout ? of(ask.throughout.entity, [ask.throughout.where?.column]) : []),
    ]),
    ...asked.options.map((one) => `${one.entity}.${one.column}`),
    ...asked.records.flatMap((one) => of(one.entity, [one.where?.column])),
  ]
}

/** All columns that a list, a form, a file, a rule, a reaction, a grant or a criterion names. */
export const usedColumns = (catalogue: Catalogue): ReadonlySet<Used> =>
  new Set([
    ...allEntities(catalogue).flatMap((entity) => ofEntity(entity, catalogue)),
    ...allForms(catalogue).flatMap(ofTable),
  ])

/** Columns that are stored, of every entity. */
export const storedNames = ({ entities }: Catalogue): readonly (readonly [AnyEntity, string])[] =>
  [...entities.values()].flatMap((entity) => storedColumns(entity).map(([name]) => [entity, name] as const))
