import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { timeOfDay } from '#dsl'
import type { Catalogue } from '#dsl/catalogue.ts'
import { type AnyColumn, type Columns, criteriaOf } from '#dsl/columns/column.ts'
import type { Context } from '#dsl/criterion.ts'
import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { copyInto } from '#dsl/entities/facts.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import { fillDefaults } from '#engine/blank.ts'
import { recompute } from '#engine/computed.ts'
import { asksFor, recordsKey } from '#engine/criteria.ts'
import { validateColumn, validateRow } from '#engine/validation/validate.ts'
import { catalogue } from '#schemas'
import { libraries } from '#tests/fixtures/library.ts'
import { parcel } from '#tests/fixtures/parcel.ts'
import { suitedToChecks } from '#tests/fixtures/suitedToChecks.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { browserShape, codesOf, fillForm, serverJudge } from './bothSides.ts'
import { type Entered, enteredIn } from './formValues.ts'

/** Values judged by both sides in one run, all entities and tables together. */
const VALUES = runsOf(100_000)

/**
 * An entity with a column of every kind, beside what the catalogues have. What a computed value is made from is
 * required: the rule leaves the value as it is where that is missing, and so it depends on what was typed before.
 */
const everyKind = {
  ...parcel,
  columns: {
    ...parcel.columns,
    openAt: timeOfDay({ required: true }),
    closeAt: timeOfDay({ required: true }),
  },
}
const parcels: Catalogue = {
  ...libraries,
  entities: new Map([[everyKind.name, everyKind as AnyEntity]]),
  tables: new Map(),
}

interface Screen {
  readonly of: Catalogue
  readonly called: string
  readonly entity: AnyEntity
  readonly columns?: readonly string[]
  readonly modes: readonly Context['mode'][]
}

const both = ['create', 'modify'] as const

/** Whether people enter anything: they do not in rows that the server alone makes. */
const isEntered = ({ access }: AnyEntity): boolean =>
  access.insert.may !== 'nobody' || access.update.may !== 'nobody'

const screens: Screen[] = [catalogue, libraries, parcels].flatMap((of) => [
  ...[...of.entities.values()]
    .filter(isEntered)
    .map((entity) => ({ of, called: `entity ${entity.name}`, entity, modes: both })),
  ...Array.from(of.tables.values(), (table) => ({
    // A view is judged as if its rows were stored.
    of: table.source ? { ...of, entities: new Map([...of.entities, [table.entity.name, table.entity]]) } : of,
    called: `form of table ${table.name}`,
    entity: table.entity as AnyEntity,
    // What rows repeat of others is judged with those, by the form of their own entity.
    columns: columnsOfForm(table).filter((name) => copyInto(table.entity, name) === undefined),
    // Where another form makes the rows, this one only modifies them.
    modes: table.create.by === 'other' ? (['modify'] as const) : both,
  })),
])

const judged = { values: 0, accepted: 0, refused: 0 }
afterAll(() => console.info(`judged by both sides: ${JSON.stringify(judged)}`))

const widthOf = ({ entity }: Screen): number => writableColumns(entity).length
const rowsEach = Math.ceil(VALUES / screens.reduce((sum, screen) => sum + widthOf(screen), 0))

/** Every set of facts that the entity's criteria can be judged by. */
const contexts = (entity: AnyEntity, mode: Context['mode']): fc.Arbitrary<Context> => {
  const asked = asksFor(Object.values(entity.columns as Columns).flatMap(criteriaOf))
  const having = (names: readonly string[]) =>
    fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom([], [1], [2])])))
  return fc.record({
    mode: fc.constant(mode),
    level: fc.integer({ min: 1, max: 6 }),
    institutions: fc.constant([1]),
    records: having(asked.records.map(recordsKey)),
    options: having(asked.options.map((o) => `${o.entity}.${o.column}`)),
    flags: fc.record(Object.fromEntries(asked.flags.map((name) => [name, fc.boolean()]))),
    granted: having(asked.permissions),
  })
}

const entered = (entity: AnyEntity): fc.Arbitrary<Entered> =>
  enteredIn(writableColumns(entity) as [string, AnyColumn][])

/** A row that is right, as it may be stored: nothing where the kind's example does not suit the column. */
const storedRow = (entity: AnyEntity, n: number): Record<string, unknown> => {
  const examples = writableColumns(entity).map(([name, c]) => {
    const value = c.kind.example(n)
    return [name, validateColumn(entity, name, value, true) ? null : value]
  })
  const row = fillDefaults(entity, suitedToChecks(entity, Object.fromEntries(examples)))
  return { id: 1, version: 1, ...row, ...recompute(entity, row) }
}

// T11: whatever is entered, the browser and the server say the same of it.
describe.each(screens.map((screen) => [screen.called, screen] as const))('%s', (_, screen) => {
  const { of, entity, columns } = screen
  const judge = serverJudge(of, entity)
  const half = Math.ceil(rowsEach / 2)

  test.each(screen.modes)('browser and server agree (%s) [console 5.0]', async (mode) => {
    const shape = await browserShape(of, entity)
    const verdicts = { accepted: 0, refused: 0 }
    const agree = fc.property(contexts(entity, mode), entered(entity), fc.nat(20), (context, given, n) => {
      const current = mode === 'modify' ? storedRow(entity, n) : undefined
      const filled = fillForm({ entity, columns, context, current, shape }, given)
      const verdict = judge(filled.body, context, current)
      const [browser, server] = [codesOf(filled.problems), codesOf(verdict.problems)]
      // What no row can have is told at once, without what else is wrong.
      if (verdict.early) expect(browser).toEqual(expect.arrayContaining(server))
      else expect([filled.body, server]).toEqual([filled.body, browser])
      const said = browser.length === 0 ? 'accepted' : 'refused'
      verdicts[said]++
      judged[said]++
      judged.values += widthOf(screen)
    })
    fc.assert(agree, { seed, numRuns: half })
    expect(verdicts.accepted, 'rows both accept').toBeGreaterThan(half / 50)
    const open = writableColumns(entity).filter(
      ([, { options }]) => mode === 'create' || options.edit !== 'onCreate',
    )
    if (open.length > 0) expect(verdicts.refused, 'rows both refuse').toBeGreaterThan(half / 50)
  })

  test('a right row is right', () => {
    const context: Context = {
      mode: 'create',
      level: 1,
      institutions: [1],
      records: {},
      options: {},
      flags: {},
    }
    expect(validateRow(entity, storedRow(entity, 3), { context, final: true })).toEqual([])
  })
})
