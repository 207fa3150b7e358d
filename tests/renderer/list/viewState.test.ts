// @vitest-environment jsdom
import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { enumeration, select } from '#dsl'
import type { AnyTable } from '#dsl/tables/table.ts'
import { parseListState, printListState } from '#renderer/list/state/listState.ts'
import { arrangedAs, asFirst, moved, toggled, widenedTo } from '#renderer/list/view/arrange.ts'
import { conditionsOf } from '#renderer/list/view/filters/conditionsOf.ts'
import { keepArrangement, keptArrangement } from '#renderer/list/view/keptArrangement.ts'
import { filterableColumns, isArranged, offeredColumns } from '#renderer/list/view/offeredColumns.ts'
import { viewAddress } from '#renderer/list/view/viewAddress.ts'
import { catalogue } from '#schemas'
import { institutionHasAdmin } from '#schemas/tables/institutionHasAdmin.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { speakFrench } from '#tests/frenchWords.ts'

await speakFrench()

const parse = (query: string, table: AnyTable = schedule) => parseListState(new URLSearchParams(query), table)

describe('the address of a list', () => {
  it('says columns, widths and filters, and is written as it was read', () => {
    const query = 'sort=-endAt&columns=beginAt,code&widths=code:240&where.code=has:nuit&where.break=empty'
    expect(viewAddress(parse(`${query}&page=3`), schedule)).toBe(query)
    expect(parse(query)).toMatchObject({
      columns: ['beginAt', 'code'],
      widths: { code: 240 },
      filters: { code: { is: 'containing', words: 'nuit' }, break: { is: 'empty' } },
    })
  })

  it('leaves out what makes no sense', () => {
    for (const query of [
      'columns=password,institution.name',
      'columns=',
      'widths=code:9,endAt:9000,beginAt:wide,other:100',
      'where.other=empty',
      'where.code=in:1',
    ])
      expect(viewAddress(parse(query), schedule)).toBe('')
    expect(parse('columns=code,code,beginAt').columns).toEqual(['code', 'beginAt'])
  })

  it('loses what it said before, and keeps what is not of the list', () => {
    const before = new URLSearchParams('institutions=1,2&columns=code&where.code=filled&where.break=empty')
    const next = printListState(parse('where.code=has:x'), schedule, before)
    expect(String(next)).toBe('institutions=1%2C2&where.code=has%3Ax')
    const widened = new URLSearchParams('institutions=1&widths=code:90')
    expect(String(printListState(parse(''), schedule, widened))).toBe('institutions=1')
  })
})

describe('what a list offers', () => {
  it('is no secret, and nothing that is only counted', () => {
    for (const table of catalogue.tables.values())
      for (const name of offeredColumns(table)) {
        const column = table.entity.columns[name]
        if (!column || table.list.columns.includes(name)) continue
        expect([table.name, name, column.options.secret ?? false, column.kind.counted ?? false]).toEqual([
          table.name,
          name,
          false,
          false,
        ])
      }
  })

  it('has a name in the table, but for the institutions that a row is in', () => {
    for (const table of catalogue.tables.values()) {
      const words = `tables.${table.name}.columns`
      const nameless = offeredColumns(table).filter((name) => !i18next.exists(`${words}.${name}`))
      expect([table.name, nameless.filter((name) => name !== 'institution')]).toEqual([table.name, []])
    }
  })

  it('keeps rows by what neither the choice above it nor the selection asks already', () => {
    const names = filterableColumns(institutionHasAdmin)
    expect(names).toContain('matricule')
    expect(names).not.toContain('isActivated')
    expect(names).not.toContain('institution')
  })

  it('is not asked whether a required column is empty', () => {
    const { code, break: pause } = schedule.entity.columns
    expect([code, pause].map((column) => column && conditionsOf(column))).toEqual([
      ['containing'],
      ['between', 'empty', 'filled'],
    ])
    // Where values are ticked, none is among them.
    const level = select(enumeration('level', ['one', 'two']))
    expect(conditionsOf(level)).toEqual(['among'])
  })

  it('is nothing to arrange where rows stand on their side, and the own columns where they are edited in place', () => {
    const tables = [...catalogue.tables.values()]
    const turned = tables.find(({ list }) => list.matrix)
    expect(turned && [isArranged(turned), offeredColumns(turned)]).toEqual([false, []])
    const inPlace = tables.filter(({ form, list }) => form.style === 'row' && !list.matrix)
    expect(inPlace.length).toBeGreaterThan(0)
    for (const table of inPlace.filter(isArranged)) expect(offeredColumns(table)).toEqual(table.list.columns)
  })
})

describe('arranging', () => {
  it('moves, hides and adds columns, and is nothing where they stand as the table says', () => {
    const own = schedule.list.columns
    const [first = '', second = ''] = own
    expect(moved(own, second, -1).slice(0, 2)).toEqual([second, first])
    expect(moved(own, first, -1)).toEqual(own)
    expect(toggled(toggled(own, first), first)).toEqual([...own.slice(1), first])
    const state = arrangedAs(schedule, parse(''), moved(own, second, -1))
    expect(state.columns).toEqual([second, first, ...own.slice(2)])
    expect(arrangedAs(schedule, state, own).columns).toBeUndefined()
  })

  it('keeps widths between what can be read and what can be seen', () => {
    const widened = (pixels: number | undefined) => widenedTo(parse('widths=code:100'), 'code', pixels).widths
    expect([widened(1), widened(120.6), widened(10_000)]).toEqual([
      { code: 64 },
      { code: 121 },
      { code: 800 },
    ])
    expect(widened(undefined)).toBeUndefined()
  })

  it('leaves the widths of other columns, and goes back to none at all', () => {
    const both = widenedTo(parse('widths=code:100'), 'beginAt', 90)
    expect(both.widths).toEqual({ code: 100, beginAt: 90 })
    expect(widenedTo(both, 'code', undefined).widths).toEqual({ beginAt: 90 })
    const first = asFirst(parse('columns=code&widths=code:100&where.code=has:x'))
    expect(viewAddress(first, schedule)).toBe('where.code=has:x')
  })
})

describe('what a browser remembers of a list', () => {
  beforeEach(() => localStorage.clear())

  it('are columns and widths, not which rows were kept, for each person apart', () => {
    keepArrangement(schedule, 7, parse('columns=code&widths=code:90&where.code=has:x&q=y'))
    expect(keptArrangement(schedule, 7)).toBe('columns=code&widths=code:90')
    expect(keptArrangement(schedule, 8)).toBe('')
    expect(keptArrangement(institutionHasAdmin, 7)).toBe('')
    keepArrangement(schedule, 7, parse('where.code=has:x'))
    expect(localStorage).toHaveLength(0)
  })
})
