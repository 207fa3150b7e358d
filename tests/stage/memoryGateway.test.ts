import { expect, test } from 'vitest'
import { byReading } from '#dsl/text/sortKey.ts'
import { exampleRow } from '#engine/examples.ts'
import { validateRow } from '#engine/validation/validate.ts'
import type { WireRow } from '#protocol/row.ts'
import { exampleRows } from '#stage/exampleRows.ts'
import { memoryGateway } from '#stage/memoryGateway.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { libraries } from '#tests/fixtures/library.ts'
import { parcel } from '#tests/fixtures/parcel.ts'

const open = (count = 8) => memoryGateway(libraries, exampleRows(libraries, count))
const book = { title: 'Zazie', author: 'Queneau' }

test('example rows hold what their columns take', () => {
  for (let n = 0; n < 20; n++) {
    const row = exampleRow(parcel, n, () => [1, 2, 3])
    expect(
      validateRow(parcel, row, { context: contextOf({ flags: { insurance: true } }), final: true }),
    ).toEqual([])
  }
})

test('a list is searched, sorted and cut into pages, for the institutions asked for', async () => {
  const gateway = open(20)
  const query = { institution: [1] }
  const all = await gateway.list('book', { query, limit: 99 })
  expect(all.rows.every(({ institution }) => (institution as number[]).includes(1))).toBe(true)
  const orderby = [{ columnName: 'title', orientation: 'desc' as const }]
  const second = await gateway.list('book', { query, orderby, limit: 3, offset: 3 })
  const titles = all.rows.map(({ title }) => String(title)).toSorted(byReading)
  expect(second.count).toBe(all.count)
  expect(second.rows.map(({ title }) => String(title))).toEqual(titles.toReversed().slice(3, 6))
  const text = { value: 'soins de suite', columns: ['title'] }
  expect((await gateway.list('book', { query, text })).count).toBeGreaterThan(0)
})

test('rows are created once a name, changed at their version, taken from institutions and tied to others', async () => {
  const gateway = open()
  const made = await gateway.insert('book', { ...book, institution: [1] })
  expect(made).toMatchObject({ ...book, lent: false, version: 1 })
  await expect(gateway.insert('book', { ...book, institution: [1] })).rejects.toMatchObject({
    status: 409,
    code: 449,
  })
  await gateway.insert('book', { ...book, institution: [2] })
  await expect(gateway.update('book', made.id, { author: 'R. Q.' }, 7)).rejects.toMatchObject({
    status: 412,
    current: made,
  })
  expect(await gateway.update('book', made.id, { author: 'R. Q.' }, 1)).toMatchObject({
    author: 'R. Q.',
    version: 2,
  })
  await gateway.link('libraryHasBook', 'book', [made.id], 3)
  expect((await gateway.list('book', { query: { id: made.id } })).rows[0]?.institution).toEqual([1, 3])
  await gateway.remove('book', made.id, [1, 3])
  expect((await gateway.list('book', { query: { id: made.id } })).count).toBe(0)
})

test('a file creates, changes and ties rows by their name, all or nothing', async () => {
  const gateway = open()
  await gateway.insert('book', { ...book, institution: [1] })
  const lines = [{ ...book }, { ...book, lent: true }, { title: 'Loin de Rueil', author: 'Queneau' }]
  const outcomes = await gateway.upsertBatch('book', lines, 1)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['unchanged', 'updated', 'created'])
})

test('rows are changed, and removed, all of them or none, each that is refused named by its line', async () => {
  const gateway = open()
  const titles = ['Zazie', 'Loin de Rueil', 'Odile']
  const made: WireRow[] = []
  for (const title of titles) made.push(await gateway.insert('book', { ...book, title, institution: [1, 2] }))
  const lines = made.map(({ id, version }) => ({ id, version, patch: { author: 'R. Q.' } }))
  const some = lines.map((line, nth) => (nth === 1 ? { ...line, version: 7 } : line))
  await expect(gateway.updateAll('book', some)).rejects.toMatchObject({
    status: 412,
    details: [{ column: 'version', code: 412, line: 1 }],
  })
  const stored = async () => (await gateway.list('book', { query: { id: made.map(({ id }) => id) } })).rows
  expect((await stored()).map(({ author }) => author)).toEqual(['Queneau', 'Queneau', 'Queneau'])
  expect((await gateway.updateAll('book', lines)).map(({ version }) => version)).toEqual([2, 2, 2])
  const [first, ...others] = lines
  const apart = [{ ...others[0], version: 2 } as never]
  const [copy] = await gateway.updateAll('book', apart, { institutions: [2] })
  expect(copy).toMatchObject({ line: 0, outcome: 'updated', version: 1 })
  expect(lines.map(({ id }) => id)).not.toContain(copy?.id)
  const gone = [...lines.map(({ id }) => ({ id })), { id: 999_999 }]
  await expect(gateway.removeAll('book', lines, 'all')).rejects.toMatchObject({
    status: 412,
    details: [0, 1, 2].map((line) => ({ column: 'version', code: 412, line })),
  })
  await expect(gateway.removeAll('book', gone, 'all')).rejects.toMatchObject({
    status: 404,
    details: [{ column: 'id', code: 404, line: 3 }],
  })
  const { id = 0 } = first ?? {}
  expect(await gateway.removeAll('book', [{ id }], [1])).toEqual([{ id, removedFrom: [1], institution: [2] }])
  expect((await stored()).map(({ institution }) => institution)).toEqual([[2], [1], [1, 2]])
})
