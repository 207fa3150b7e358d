import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { AnyColumn } from '#dsl/columns/column.ts'
import { readsOf, uniqueRules } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { PAGE_SIZE } from '#dsl/tables/list.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { validatorsOf } from '#engine/validation/shape.ts'
import { enumLabel } from '#renderer/widgets/choices/enumLabel.ts'
import { wantedBy } from './asked.ts'

type Say = (key: string, params?: Readonly<Record<string, unknown>>) => string

/** What the schema says of a table, in words: columns with kinds, marks, bounds and criteria, and the list's settings. */
export const Specification = ({ table }: { readonly table: AnyTable }) => {
  const { t, i18n } = useTranslation()
  const { entity } = table
  const say: Say = (key, params) => t(`gallery.spec.${key}`, { ...params })
  const labelOf = (name: string): string => {
    const key = `tables.${table.name}.columns.${name}`
    return i18n.exists(key) ? t(key) : name
  }
  const owner = placeColumn(entity)
  const columns = Object.entries(entity.columns).filter(
    ([name, { options }]) => name !== owner && (!options.serverOnly || table.list.columns.includes(name)),
  )
  return (
    <section className="gallery-spec" aria-labelledby="gallery-spec-title">
      <h2 id="gallery-spec-title">{say('title', { table: t(`tables.${table.name}.title`) })}</h2>
      <ul>
        {settingsOf(table, say, labelOf).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <dl>
        {columns.map(([name, column]) => (
          <div key={name}>
            <dt>
              {labelOf(name)} <code>{name}</code>
            </dt>
            <dd>{factsOf(table, name, column, t, say, labelOf).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const settingsOf = (
  { list, entity, create, form, show, confirm }: AnyTable,
  say: Say,
  labelOf: Say,
): string[] => {
  const names = (columns: readonly string[]) => columns.map((name) => labelOf(name)).join(', ')
  const may = (['add', 'modify', 'remove'] as const).filter((what) => list[what]).map((what) => say(what))
  return [
    may.length > 0 ? say('may', { what: may.join(', ') }) : say('readOnly'),
    list.add && create.by === 'lines' && form.style === 'plain' ? say('lines', { count: form.lines }) : '',
    list.add && create.by !== 'lines' ? say(create.by) : '',
    list.search ? say('search', { columns: names(entity.search) }) : '',
    say('sort', { column: labelOf(list.sort) }),
    list.pages ? say('page', { count: PAGE_SIZE }) : '',
    list.csv ? say('csv', { columns: names(list.csv.columns) }) : '',
    ...uniqueRules(entity).map((rule) =>
      say(rule.within === 'institution' ? 'uniqueThere' : 'unique', { columns: names(rule.columns) }),
    ),
    confirm.update ? say('asksUpdate') : '',
    show ? say('unless') : '',
  ].filter(Boolean)
}

const factsOf = (
  { entity }: AnyTable,
  name: string,
  column: AnyColumn,
  t: TFunction,
  say: Say,
  labelOf: Say,
): string[] => {
  const { options, kind, facts } = column
  const reads = readsOf(entity, name)
  const choices = facts.enumeration?.values.map((value) => enumLabel(t, column, value))
  return [
    t([`gallery.kinds.${kind.name}`, kind.name]),
    options.required ? say('required') : '',
    choices ? choices.join(', ') : '',
    ...validatorsOf(column).map((validator) => t(`gallery.checks.${validator.name}`, { ...validator.facts })),
    options.default === undefined || Array.isArray(options.default)
      ? ''
      : say('default', { value: defaultText(column, t) }),
    reads.length > 0 ? say('computed', { columns: reads.map((read) => labelOf(read)).join(', ') }) : '',
    options.edit === 'onCreate' ? say('onCreate') : '',
    options.serverOnly ? say('serverOnly') : '',
    options.secret ? say('secret') : '',
    ...wantedBy(options.show).map(({ key, params }) => t(`criteria.${key}`, { ...params })),
  ].filter(Boolean)
}

const defaultText = (column: AnyColumn, t: TFunction): string => {
  const { options, facts } = column
  if (typeof options.default === 'boolean') return t(options.default ? 'gallery.spec.yes' : 'gallery.spec.no')
  return facts.enumeration ? enumLabel(t, column, options.default) : String(options.default)
}
