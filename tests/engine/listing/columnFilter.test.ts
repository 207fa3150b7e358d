import { describe, expect, it } from 'vitest'
import {
  boolean,
  checkbox,
  common,
  date,
  entity,
  enumeration,
  instant,
  number,
  relation,
  relations,
  secret,
  select,
  text,
  timeOfDay,
  unixInstant,
  writtenByProvider,
} from '#dsl'
import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { queryOf } from '#engine/listing/columnFilter.ts'
import { parseFilter, printFilter } from '#engine/listing/filterText.ts'
import { answerOf } from '#engine/listing/matching.ts'

const size = enumeration('size', ['s', 'm', 'l'])
const shirt: AnyEntity = entity('shirt', {
  columns: {
    name: text({ required: true }),
    size: select(size),
    price: number(),
    opensAt: timeOfDay(),
    sewn: date(),
    sold: instant(),
    paid: unixInstant(),
    ironed: boolean(),
    worn: checkbox(),
    shop: relation('institution'),
    shops: relations('institution'),
    code: secret(),
  },
  belongs: common,
  access: writtenByProvider,
  label: 'name',
})
const column = (name: string) => columnNamed(shirt.columns, name)
const read = (name: string, written: string) => parseFilter(column(name), written)
/** What the server is asked for by a filter as it stands in an address. */
const asked = (name: string, written: string) => {
  const filter = read(name, written)
  return filter && queryOf(column(name), filter)
}

describe('a filter of one column', () => {
  it.each([
    ['name', 'has:deux mots, et "plus"'],
    ['name', 'filled'],
    ['size', 'in:m,l'],
    ['size', 'in:'],
    ['size', 'in:,s'],
    ['price', 'between:10..20.5'],
    ['opensAt', 'between:06:00..'],
    ['opensAt', 'between:22:00..06:00'],
    ['sewn', 'between:..31-12-2026'],
    ['paid', 'between:01-01-2026..'],
    ['ironed', 'in:true,false'],
    ['shop', 'in:3,5'],
    ['shops', 'in:3'],
    ['price', 'empty'],
  ])('of %s is read as it was written: %s', (name, written) => {
    const filter = read(name, written)
    expect(filter && printFilter(filter)).toBe(written)
  })

  it.each([
    ['name', 'has: '],
    ['name', 'in:x'],
    ['name', 'nothing'],
    ['size', 'in:xl'],
    ['size', 'has:s'],
    ['price', 'between:..'],
    ['price', 'between:ten..'],
    ['price', 'between:1..2..3'],
    ['opensAt', 'between:25:00..'],
    ['price', 'between:20..10'],
    ['sewn', 'between:31-12-2026..01-12-2026'],
    ['sold', 'between:31-12-2026..01-12-2026'],
    ['ironed', 'in:perhaps'],
    ['shop', 'in:0'],
    ['shop', 'in:99999999999'],
    ['code', 'empty'],
  ])('of %s is none where it makes no sense: %s', (name, written) => {
    expect(read(name, written)).toBeUndefined()
  })

  it('asks for values, none, both ends of a range, and words', () => {
    expect(asked('size', 'in:m,l')).toEqual(['m', 'l'])
    expect(asked('size', 'in:,m')).toEqual([null, 'm'])
    expect(asked('shops', 'in:3,5')).toEqual({ any: [3, 5] })
    expect(asked('worn', 'in:false')).toEqual([false, null])
    expect(asked('ironed', 'in:false')).toEqual([false])
    expect(asked('price', 'between:10..20,5')).toEqual({ from: 10, to: 20.5 })
    expect(asked('opensAt', 'between:6h..')).toEqual({ from: '06:00' })
    expect(asked('sewn', 'between:..31/12/2026')).toEqual({ to: '2026-12-31' })
    expect(asked('name', 'has:nuit')).toEqual({ contains: 'nuit' })
    expect(asked('name', 'empty')).toBe(null)
    expect(asked('name', 'filled')).toEqual({ not: null })
  })

  it('asks for moments from the beginning of a day to the end of another, where the person is', () => {
    const from = new Date('2026-03-01T00:00:00')
    const to = new Date('2026-03-31T23:59:59.999')
    expect(asked('sold', 'between:01-03-2026..31-03-2026')).toEqual({
      from: from.toISOString(),
      to: to.toISOString(),
    })
    expect(asked('paid', 'between:01-03-2026..31-03-2026')).toEqual({
      from: from.getTime() / 1000,
      to: Math.floor(to.getTime() / 1000),
    })
  })

  it('finds the same rows among those in memory', () => {
    const rows = [
      {
        id: 1,
        version: 1,
        name: 'Été',
        size: 's',
        price: 9,
        opensAt: '06:00',
        sewn: '2026-12-01',
        shops: [1, 2],
      },
      {
        id: 2,
        version: 1,
        name: 'Nuit',
        size: null,
        price: 20,
        opensAt: '12:00',
        sewn: '2027-01-15',
        shops: [],
      },
      { id: 3, version: 1, name: 'Long été', size: 'l', price: null, opensAt: null, shops: [2] },
    ]
    const found = (name: string, written: string) =>
      answerOf(shirt, rows, { query: { [name]: asked(name, written) } }).rows.map(({ id }) => id)
    expect(found('name', 'has:ÉTÉ')).toEqual([1, 3])
    expect(found('size', 'in:,l')).toEqual([2, 3])
    expect(found('size', 'filled')).toEqual([1, 3])
    expect(found('price', 'between:9..20')).toEqual([1, 2])
    expect(found('price', 'between:10..')).toEqual([2])
    expect(found('opensAt', 'between:..06:00')).toEqual([1])
    expect(found('opensAt', 'between:12:00..06:00')).toEqual([1, 2])
    expect(found('opensAt', 'between:22:00..06:00')).toEqual([1])
    expect(found('opensAt', 'between:22:00..05:00')).toEqual([])
    expect(found('sewn', 'between:02-12-2026..31-01-2027')).toEqual([2])
    expect(found('shops', 'in:1')).toEqual([1])
    expect(found('shops', 'in:,1')).toEqual([1, 2])
  })
})
