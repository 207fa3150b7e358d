import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person, type TestServer } from '../harness.ts'
import { openServer } from './institutions.ts'

const provider = person()
const SCHEDULES = '/api/v2/schedule'
const HOW_MANY = 130

const filled = async (server: TestServer): Promise<TestServer> => {
  const rows = Array.from({ length: HOW_MANY }, (_, i) => ({
    code: `${i % 2 ? 'b' : 'A'}${String(i).padStart(3, '0')} %_`,
    beginAt: '07:00',
    endAt: i % 2 ? '14:30' : '22:00',
  }))
  for (const from of [0, 65]) {
    const body = { batch: rows.slice(from, from + 65), IDInstitution: from ? 2 : 1 }
    await server.call(provider, 'POST', `${SCHEDULES}/upsert-batch`, body)
  }
  return server
}

forEachEngine('a list', ({ open }) => {
  it('is told page by page, each row once, with the count of all [console 2.1.1, console 7.2]', async () => {
    const server = await filled(await openServer(open))
    for (const columnName of ['code', 'endAt', 'nbWorkedMinutes', 'interfacingCode', 'id'])
      for (const orientation of ['asc', 'desc']) {
        const codes: string[] = []
        for (let offset = 0; offset < HOW_MANY; offset += 30) {
          const search = { select: ['code'], offset, orderby: [{ columnName, orientation }] }
          const { body } = await server.list(provider, SCHEDULES, search)
          expect(body.count).toBe(HOW_MANY)
          codes.push(...body.data.map((row: { code: string }) => row.code))
        }
        expect(new Set(codes).size).toBe(HOW_MANY)
      }
    const far = await server.list(provider, SCHEDULES, { offset: 5000 })
    expect(far.body).toEqual({ data: [], count: HOW_MANY })
  })

  it('is ordered without regard to capitals', async () => {
    const server = await filled(await openServer(open))
    const search = { limit: 99999, orderby: [{ columnName: 'code', orientation: 'asc' }] }
    const { body } = await server.list(provider, SCHEDULES, search)
    const codes = body.data.map((row: { code: string }) => row.code.toLowerCase())
    expect(codes).toEqual([...codes].sort())
  })

  it('finds text whatever its capitals and spaces, and takes wildcards for what they are [console 5.21]', async () => {
    const server = await filled(await openServer(open))
    const count = async (value: string, columns?: string[], query = {}) =>
      (await server.list(provider, SCHEDULES, { text: { value, columns }, query })).body.count
    expect(await count('B00')).toBe(5)
    expect(await count(' b 0\u00a00 ')).toBe(5)
    expect(await count('%_')).toBe(HOW_MANY)
    expect(await count('%a')).toBe(0)
    expect(await count('14:30')).toBe(65)
    expect(await count('7h30')).toBe(65)
    expect(await count('14:30', ['code'])).toBe(0)
    expect(await count('14:30', ['endAt', 'code'])).toBe(65)
    expect(await count('B00', undefined, { institution: [1] })).toBe(5)
    expect(await count('B00', undefined, { institution: [2] })).toBe(0)
    expect(await count('')).toBe(HOW_MANY)
  })

  it('is narrowed by institutions, values and ranges', async () => {
    const server = await filled(await openServer(open))
    const count = async (query: object, path = SCHEDULES) =>
      (await server.list(provider, path, { query })).body.count
    expect(await count({ institution: [1] })).toBe(65)
    expect(await count({ institution: [1, 2] })).toBe(HOW_MANY)
    expect(await count({ institution: [] })).toBe(0)
    expect(await count({ id: [1, 2, 3] })).toBe(3)
    expect(await count({ endAt: '14:30' })).toBe(65)
    expect(await count({ break: null })).toBe(HOW_MANY)
    expect(await count({ rangeNbWorkedMinutes: '451,' })).toBe(65)
    expect(await count({ rangeNbWorkedMinutes: '450,451' })).toBe(65)
    expect(await count({ institution: [2] }, '/api/v2/institution')).toBe(1)
  })

  it('refuses what it does not know, naming it', async () => {
    const server = await openServer(open)
    const refused = async (search: object, path = SCHEDULES) => {
      const { status, body } = await server.list(provider, path, search)
      expect(status, JSON.stringify(search)).toBe(400)
      return body.details?.[0]?.column
    }
    expect(await refused({ select: ['code', 'uniqueKey1'] })).toBe('uniqueKey1')
    expect(await refused({ query: { search: 'x' } })).toBe('search')
    expect(await refused({ query: { code: 5 } })).toBe('code')
    expect(await refused({ query: { rangeCode: 'a,b' } })).toBe('rangeCode')
    expect(await refused({ query: { rangeBeginAt: 'now,later' } }, '/api/v2/mission')).toBe('rangeBeginAt')
    expect(await refused({ orderby: [{ columnName: 'password', orientation: 'asc' }] })).toBe('password')
    expect(await refused({ orderby: [{ columnName: 'code', orientation: 'asc; drop' }] })).toBe('orderby')
    expect(await refused({ limit: 10_000_000 })).toBe('limit')
    expect(await refused({ limit: -1 })).toBe('limit')
    expect(await refused({ limit: '30' })).toBe('limit')
    expect(await refused({ offset: 1.5 })).toBe('offset')
    expect(await refused({ text: { value: 'x', columns: ['interfacingCode'] } })).toBe('interfacingCode')
    expect(await refused({ text: { value: '\u0000' } })).toBe('text')
    expect(await refused({ text: { value: 'x', columns: [] } })).toBe('text')
    expect(await refused({ where: '1=1' })).toBe('where')
  })

  it('takes no moment that the calendar has not, nor one beyond the years 1 to 9999', async () => {
    const server = await openServer(open)
    const asked = async (query: object) => {
      const { status, body } = await server.list(provider, '/api/v2/mission', { query })
      return [status, body.details?.[0]?.column]
    }
    const none = [
      '0000-01-01T00:00:00Z',
      '9999-12-31T24:00:00Z',
      '2027-02-30T10:00:00Z',
      '2027-01-01T10:00:60Z',
      '2027-01-01T24:00:01Z',
    ]
    for (const beginAt of [...none, '+010000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', 'infinity', 'now'])
      expect(await asked({ beginAt }), beginAt).toEqual([400, 'beginAt'])
    for (const day of ['0000-01-01', '0000-12-31', '10000-01-01', ...none])
      for (const rangeBeginAt of [`${day},`, `,${day}`])
        expect(await asked({ rangeBeginAt }), rangeBeginAt).toEqual([400, 'rangeBeginAt'])
    for (const beginAt of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2027-01-01T24:00:00Z'])
      expect(await asked({ beginAt, rangeBeginAt: `${beginAt},${beginAt}` }), beginAt).toEqual([
        200,
        undefined,
      ])
  })

  it('leaves rows out by no range that is open on both sides, whoever asks', async () => {
    const server = await openServer(open)
    const query = { rangeInternalPoolCalendarBlockDays: ',' }
    for (const who of [provider, person({ level: 2, institutions: [1] })])
      expect((await server.list(who, '/api/v2/institutionOption', { query, select: ['id'] })).status).toBe(
        200,
      )
  })

  it('names what is wrong as the query has called it', async () => {
    const server = await openServer(open)
    for (const name of ['emails', 'strictEmail', 'email', 'idInstitution', 'institution']) {
      const { status, body } = await server.list(provider, '/api/v2/admin', {
        query: { [name]: ['nowhere'] },
      })
      expect([status, body.details]).toEqual([400, [{ column: name, code: 400, reason: 'wrongType' }]])
    }
  })
})
