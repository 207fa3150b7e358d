import { expect, test, vi } from 'vitest'
import { inParts } from '#app/catalogue/inParts.ts'
import { attached, common, defineCatalogue, entity, readOnly, table, text } from '#dsl'

const declare = (name: string) =>
  table(name, {
    entity: entity(name, {
      columns: { name: text({ required: true }) },
      belongs: common,
      access: { ...readOnly, read: attached },
      label: 'name',
    }),
    list: { columns: ['name'], sort: 'name' },
  })
const of = (...names: readonly string[]) =>
  defineCatalogue({ entities: [], tables: names.map(declare), menu: [], permissions: {} })
const nothing = of()

const inTwoParts = () => {
  const crates = vi.fn(async () => ({ catalogue: of('crates') }))
  const all = vi.fn(async () => ({ catalogue: of('crates', 'boxes') }))
  return { crates, all, catalogue: inParts({ first: nothing, tables: { crates }, all }) }
}

test('a table comes alone, and the others with the whole', async () => {
  const { catalogue, all } = inTwoParts()
  expect([...catalogue.tables.keys()]).toEqual([])
  await catalogue.later?.table('crates')
  expect([...catalogue.tables.keys(), ...catalogue.entities.keys()]).toEqual(['crates', 'crates'])
  expect(all).not.toHaveBeenCalled()
  await catalogue.later?.all()
  expect([...catalogue.tables.keys(), ...catalogue.entities.keys()]).toEqual([
    'crates',
    'boxes',
    'crates',
    'boxes',
  ])
})

test('what is on screen already stays what it is when the whole comes', async () => {
  const { catalogue } = inTwoParts()
  await catalogue.later?.table('crates')
  const [shown, stored] = [catalogue.tables.get('crates'), catalogue.entities.get('crates')]
  await catalogue.later?.all()
  expect([catalogue.tables.get('crates'), catalogue.entities.get('crates')]).toEqual([shown, stored])
  expect(catalogue.tables.get('crates') === shown && catalogue.entities.get('crates') === stored).toBe(true)
})

test('each part is asked for once, and none for what is there or is no table', async () => {
  const { catalogue, crates, all } = inTwoParts()
  const { later } = catalogue
  await Promise.all([later?.table('crates'), later?.table('crates'), later?.all(), later?.all()])
  await later?.table('crates')
  for (const name of ['nothing', 'constructor', '__proto__', '']) await later?.table(name)
  expect([crates.mock.calls.length, all.mock.calls.length]).toEqual([1, 1])
  const { catalogue: other, crates: alone } = inTwoParts()
  await other.later?.all()
  await other.later?.table('crates')
  expect(alone).not.toHaveBeenCalled()
})

test('a part that did not come is asked for once more', async () => {
  const crates = vi.fn(async () => ({ catalogue: of('crates') })).mockRejectedValueOnce(new Error('offline'))
  const { tables, later } = inParts({ first: nothing, tables: { crates }, all: crates })
  await expect(later?.table('crates')).rejects.toMatchObject({ code: 520, cause: { message: 'offline' } })
  expect(tables.has('crates')).toBe(false)
  await later?.table('crates')
  expect(tables.has('crates')).toBe(true)
})
