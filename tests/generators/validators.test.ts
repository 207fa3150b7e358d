import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import type { Columns } from '#dsl/columns/column.ts'
import { writableColumns } from '#dsl/entities/entity.ts'
import { type AjvValidate, problemsOfAjv, rowSchema } from '#engine/validation/shape.ts'
import { validators } from '#generated/validators/index.ts'
import { catalogue } from '#schemas'

const entities = [...catalogue.entities.values()]
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })
const oddities = [
  null,
  undefined,
  '',
  ' ',
  'x',
  'é'.repeat(256),
  '🏥'.repeat(255),
  '25:00',
  '07:30',
  -1,
  0,
  1,
  1.5,
  2 ** 40,
  true,
  [],
  [1],
  {},
  '\ud800',
]

const moduleOf = (name: string): Promise<{ readonly validate: AjvValidate }> =>
  import(`../../src/generated/validators/${name}.js`)

test('each form finds the validator of its rows', async () => {
  for (const { entity, source } of catalogue.tables.values())
    if (!source) expect(await validators.get(entity.name)?.()).toBe(await moduleOf(entity.name))
})

test.each(entities.map((e) => [e.name, e] as const))(
  '%s: the module made ahead says what AJV says',
  async (name, entity) => {
    const { validate: made } = await moduleOf(name)
    const compiled = ajv.compile(rowSchema(entity))
    const examples = Object.fromEntries(writableColumns(entity).map(([c, { kind }]) => [c, kind.example(1)]))
    const rows = [
      examples,
      { ...examples, extra: 1 },
      {},
      [],
      null,
      'x',
      ...Object.keys(entity.columns as Columns).flatMap((c) =>
        oddities.map((value) => ({ ...examples, [c]: value })),
      ),
    ]
    for (const row of rows) {
      expect([row, made(row)]).toEqual([row, compiled(row)])
      expect(problemsOfAjv(made.errors ?? [], entity)).toEqual(
        problemsOfAjv((compiled.errors ?? []) as never, entity),
      )
    }
  },
)
