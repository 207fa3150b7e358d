import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person } from '../harness.ts'
import { insert, openServer } from './institutions.ts'

const provider = person()

forEachEngine('a range of times of day that ends before it begins', ({ open }) => {
  it('goes past midnight, its ends among it, and leaves out rows without a time', async () => {
    const server = await openServer(open)
    const found = async (path: string, query: object) => {
      const { status, body } = await server.list(provider, path, { query })
      expect(status).toBe(200)
      return body.data.map(({ code }: { readonly code: string }) => code)
    }
    const shifts = '/api/v2/schedule'
    for (const [code, beginAt, endAt] of [
      ['nuit', '21:30', '06:30'],
      ['soir', '14:00', '22:00'],
      ['matin', '06:00', '14:00'],
      ['jour', '09:00', '17:00'],
    ])
      await insert(server, shifts, { institution: [1], code, beginAt, endAt })
    expect(await found(shifts, { beginAt: { from: '12:00', to: '06:00' } })).toEqual([
      'nuit',
      'soir',
      'matin',
    ])
    expect(await found(shifts, { beginAt: { from: '06:00', to: '12:00' } })).toEqual(['matin', 'jour'])
    expect(await found(shifts, { beginAt: { from: '22:00', to: '05:00' } })).toEqual([])
    expect(await found(shifts, { beginAt: { from: '22:00' } })).toEqual([])
    expect(await found(shifts, { nbWorkedMinutes: { from: 500, to: 400 } })).toEqual([])

    const codes = '/export-api/v2/payrollcode'
    const hour = 3600
    for (const [code, beginAt] of [
      ['H1', 23 * hour],
      // Other clients send a moment of any day.
      ['H2', 20_000 * 86_400 + 4 * hour],
      ['H3', 10 * hour],
      ['H4', null],
    ])
      await insert(server, codes, { institution: 1, name: code, code, beginAt })
    expect(await found(codes, { beginAt: { from: 22 * hour, to: 6 * hour } })).toEqual(['H1', 'H2'])
  })
})
