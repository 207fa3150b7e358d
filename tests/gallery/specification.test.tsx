import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { describe, expect, test } from 'vitest'
import type { Columns } from '#dsl/columns/column.ts'
import { validatorsOf } from '#engine/validation/shape.ts'
import { catalogue } from '#schemas'
import { exampleRows } from '#stage/exampleRows.ts'
import { readLabels } from '../../generators/labels/locale.ts'
import { Specification } from '../../src/gallery/Specification.tsx'
import { root } from '../generators/project.ts'

const labels = readLabels(root, 'fr')
await i18next.use(initReactI18next).init({
  lng: 'fr',
  keySeparator: false,
  resources: { fr: { translation: Object.fromEntries(labels) } },
  interpolation: { escapeValue: false },
})

const tables = [...catalogue.tables.values()]
const textOf = (table: (typeof tables)[number]): string =>
  renderToStaticMarkup(<Specification table={table} />)
    .replace(/<code>.*?<\/code>/g, '')
    .replace(/<[^>]+>/g, '\n')
const told = tables.map((table) => [table.name, textOf(table)] as const)

describe.each(told)('the page of %s', (_, text) => {
  test('has words for all that it says, and no key', () => {
    expect(text.match(/\b(?:enums|gallery|reasons|criteria|tables)\.\S+/g)).toBe(null)
  })

  test('describes, and corrects nobody', () => {
    expect(
      text.match(/[^\n·]*(?:Saisissez|l’un d’eux est faux|Ce n’est pas|n’est pas reconnu)[^\n·]*/g),
    ).toBe(null)
  })
})

test('kinds and checks of all columns have their words', () => {
  const columns = [...catalogue.entities.values()].flatMap((entity) =>
    Object.values(entity.columns as Columns),
  )
  const kinds = new Set(columns.map(({ kind }) => `gallery.kinds.${kind.name}`))
  const checks = new Set(columns.flatMap(validatorsOf).map(({ name }) => `gallery.checks.${name}`))
  expect([...kinds, ...checks].filter((key) => !labels.has(key))).toEqual([])
})

test('examples of telephone numbers and addresses look like some, and differ', () => {
  const rows = exampleRows(catalogue, 30)
  const valuesOf = (entity: string, column: string) =>
    (rows.get(entity) ?? []).map((row) => String(row[column]))
  for (const [entity, column, form] of [
    ['admin', 'mobilePhone', /^0[67](?: \d\d){4}$/],
    ['service', 'phone', /^0[1-5](?: \d\d){4}$/],
    ['service', 'address', /^\d+ (?:rue|avenue|boulevard|place|allée) /],
    ['institution', 'phone', /^0[1-5](?: \d\d){4}$/],
  ] as const) {
    const values = valuesOf(entity, column)
    expect(values.length).toBeGreaterThan(1)
    expect(
      values.filter((text) => !form.test(text)),
      `${entity}.${column}`,
    ).toEqual([])
    expect(new Set(values).size).toBe(values.length)
  }
})
