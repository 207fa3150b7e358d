import type { Catalogue } from '#dsl/catalogue.ts'
import { isCopy } from '#dsl/entities/derived.ts'
import { locatedIn, uniqueRules } from '#dsl/entities/facts.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { OptionsOf } from './options.ts'

type Said = object | undefined

/** An empty list, a no, and what stands where nothing is said, are not said. */
const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : value !== undefined && value !== false

const keysSaid = (all: readonly Said[], usual: Readonly<Record<string, unknown>> = {}): ReadonlySet<string> =>
  new Set(
    all.flatMap((one) =>
      Object.entries(one ?? {}).flatMap(([key, value]) =>
        isSaid(value) && usual[key] !== value ? [key] : [],
      ),
    ),
  )

const linesOf = ({ create }: AnyTable) => (create.by === 'lines' ? [create] : [])

/** Which options the schemas of a catalogue make use of. */
export const optionsUsed = (catalogue: Catalogue): Readonly<Record<OptionsOf, ReadonlySet<string>>> => {
  const entities = [...catalogue.entities.values()]
  const screens = [...catalogue.tables.values()].flatMap((table) =>
    table.create.by === 'other' ? [table, table.create.table] : [table],
  )
  const cards = [...catalogue.cards.values()]
  const columns = entities.flatMap((one) => Object.values(one.columns))
  const confirm = screens.map((one) => one.confirm)
  const lines = screens.flatMap(linesOf)
  const asked = [
    ...confirm.flatMap(({ update, remove, becomes = {} }) => [
      update,
      remove,
      ...Object.values(becomes).flatMap((one) => [one?.true, one?.false]),
    ]),
    ...lines.map(({ attachesKnown }) => attachesKnown?.asks),
  ]
  const cleared = entities
    .flatMap(({ on }) => on.flatMap(({ effects }) => effects))
    .flatMap((one) => ('related' in one ? [one.related] : []))
  const copies = entities.flatMap(({ derived }) =>
    Object.values(derived).flatMap((one) => (one && isCopy(one) ? [one] : [])),
  )
  const shortened = screens.some(({ list }) => !list.pages)
  return {
    entity: keysSaid(entities),
    table: keysSaid(screens),
    wire: new Set([
      ...entities.flatMap(({ name, wire }) => [...keysSaid([wire], { api: 'main', resource: name })]),
      ...entities.flatMap(({ source }) => (source ? ['source'] : [])),
    ]),
    column: keysSaid(columns.map((one) => one.options)),
    through: keysSaid(columns.map((one) => one.facts.through)),
    label: keysSaid(entities.map((one) => one.label)),
    grant: keysSaid(entities.flatMap((one) => one.grants)),
    unique: keysSaid(entities.flatMap(uniqueRules), { code: 409 }),
    located: keysSaid(entities.flatMap(locatedIn)),
    copy: keysSaid(copies),
    list: new Set([...keysSaid(screens.map((one) => one.list)), ...(shortened ? ['without'] : [])]),
    csv: keysSaid(screens.map((one) => one.list.csv)),
    form: keysSaid([...screens, ...cards].map((one) => one.form)),
    create: keysSaid(screens.map((one) => one.create)),
    assigned: keysSaid(lines.map((one) => one.assigned)),
    attaching: keysSaid(lines.map((one) => one.attachesKnown)),
    confirm: keysSaid(confirm),
    confirmation: keysSaid(asked),
    related: keysSaid([...asked.map((one) => one?.counts), ...cleared], { institution: 'institution' }),
    pivot: keysSaid(screens.map((one) => one.source)),
    menu: keysSaid(catalogue.menu),
  }
}
