import { expect, it } from 'vitest'
import {
  attached,
  boolean,
  defineCatalogue,
  entity,
  itself,
  relation,
  removed,
  shared,
  softDelete,
  table,
  text,
  uniquePerInstitution,
} from '#dsl'
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person } from '../harness.ts'

// Words of SQL, and names that statements of the server have for what they join, count and number.
const names = [
  'line',
  'row',
  'n',
  't',
  'x',
  'l',
  'r',
  'k',
  'value',
  'order',
  'select',
  'from',
  'user',
  'count',
  'label',
  'rank',
  'key',
  'name',
  'state',
  'data',
  's0',
  'all',
  'rows',
  'keys',
  'target',
  'by',
  'row_number',
] as const

const access = { read: attached, insert: attached, update: attached, remove: attached }
const house = entity('house', { columns: { name: text() }, belongs: itself, access, label: 'name' })
const column = (name: string) => [name, text()] as const
const odd = entity('odd', {
  columns: {
    ...(Object.fromEntries(names.map(column)) as Record<(typeof names)[number], ReturnType<typeof text>>),
    of: relation('odd'),
    isGone: boolean({ default: false, serverOnly: true }),
  },
  belongs: shared('house-has-odd', 'house'),
  access,
  rules: [uniquePerInstitution(['line', 'row'])],
  on: [removed(softDelete('isGone'))],
  search: [...names],
  indexes: [...names],
  label: 'label',
})
const catalogue = defineCatalogue({
  entities: [house],
  tables: [table('odds', { entity: odd, list: { columns: [...names], sort: 'line' } })],
  menu: [],
  permissions: {},
})

const named = (value: string) => Object.fromEntries(names.map((name) => [name, `${name} ${value}`]))

forEachEngine('columns of any name', ({ open }) => {
  it('are written, read, searched, sorted by and removed', async () => {
    const server = await buildTestServer({ database: await open(), catalogue })
    const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      server.call(person(), method, `/api/v2/${path}`, body)
    for (const name of ['A', 'B']) expect((await call('POST', 'house', { name })).status).toBe(201)
    const made = await call('POST', 'odd', { ...named('one'), institution: [1, 2] })
    expect(made.status, made.text).toBe(201)
    const { id } = made.body.data
    const second = await call('POST', 'odd', { ...named('two'), of: id, institution: [1] })
    expect(second.status, second.text).toBe(201)
    const changed = await call('PUT', `odd/${id}`, { ...named('three') })
    expect(changed.status, changed.text).toBe(200)
    for (const name of names) {
      const found = await server.list(person(), '/api/v2/odd', {
        orderby: [{ columnName: name, orientation: 'desc' }],
        query: { [name]: [`${name} two`, `${name} three`], institution: [1] },
        text: { value: name },
        related: ['of'],
      })
      expect(found.status, found.text).toBe(200)
      expect(found.body.data.map((row: Record<string, unknown>) => row[name])).toEqual([
        `${name} two`,
        `${name} three`,
      ])
    }
    const removal = await call('DELETE', `odd/${second.body.data.id}`)
    expect(removal.status, removal.text).toBe(200)
  })
})
