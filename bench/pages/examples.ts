import Ajv from 'ajv'
import {
  atLeast,
  checkbox,
  common,
  date,
  duration,
  email,
  entity,
  minutes,
  number,
  readOnly,
  shorterThan,
  table,
  text,
  timeOfDay,
  workedMinutes,
} from '#dsl'
import type { AnyColumn, Columns } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { rowSchema, type Shape, shapeOf } from '#engine/shape.ts'

const kinds = [
  () => text({ required: true, validate: [shorterThan(50)] }),
  () => number({ validate: [atLeast(0)] }),
  () => timeOfDay({ required: true }),
  () => email(),
  () => date(),
  () => text(),
  () => duration(),
] as const

const first = {
  name: text({ required: true, validate: [shorterThan(50)] }),
  beginAt: timeOfDay({ required: true }),
  endAt: timeOfDay({ required: true }),
  pause: duration(),
  total: minutes({ required: true, edit: 'never', validate: [atLeast(1)] }),
}

/** Made of the example kinds in turn, the first five being two times, a break and what is worked between them. */
const columnsOf = (count: number): typeof first => {
  const more = Array.from({ length: count - 6 }, (_, i): [string, AnyColumn] => [
    `column${i}`,
    (kinds[i % kinds.length] ?? kinds[0])(),
  ])
  return Object.assign({}, first, Object.fromEntries(more), { active: checkbox() })
}

const entityOf = (name: string, count: number) =>
  entity(name, {
    columns: columnsOf(count),
    belongs: common,
    access: readOnly,
    derived: { total: workedMinutes('beginAt', 'endAt', 'pause') },
    label: 'name',
  })

const wideEntity = entityOf('benchWide', 35)
const linesEntity = entityOf('benchLines', 12)
const inFives = (names: readonly string[]) =>
  Object.groupBy(names, (name) => `group${Math.floor(names.indexOf(name) / 5)}`) as Record<
    string,
    (keyof typeof first)[]
  >

/** 35 columns under seven headings. */
export const wide = table('benchWide', {
  entity: wideEntity,
  list: { columns: ['name'], sort: 'name' },
  form: { style: 'category', perLine: 3, groups: inFives(Object.keys(wideEntity.columns)) },
})

/** Twelve columns, up to five lines at once. */
export const lines = table('benchLines', {
  entity: linesEntity,
  list: { columns: ['name'], sort: 'name' },
  form: { style: 'plain', lines: 5 },
})

export const examples = [wide, lines] as const

/** What the generators compile ahead for the catalogue's own entities. */
export const compiledShape = (of: AnyEntity): Shape =>
  shapeOf(new Ajv({ allErrors: true, strict: false }).compile(rowSchema(of)), of)

/** Labels of these tables: columns by their own names. */
export const labels: Readonly<Record<string, object>> = Object.fromEntries(
  examples.map(({ name, entity: { columns } }) => [
    name,
    {
      title: name,
      add: name,
      modify: name,
      columns: Object.fromEntries(Object.keys(columns as Columns).map((column) => [column, column])),
      groups: Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`group${i}`, `group ${i}`])),
    },
  ]),
)
