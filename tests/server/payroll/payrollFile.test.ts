import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePayrollFile } from '#server/services/payroll/make/makePayrollFile.ts'
import { until } from '../../until.ts'
import { type Browser, signedIn } from '../auth/browser.ts'
import { forEachEngine } from '../db/engines.ts'
import { partsOf } from '../messages/mailServer.ts'
import { people } from '../people.ts'
import { type House, linesOf, OCTOBER, openHouse } from './house.ts'

forEachEngine('the file of a payroll export', ({ open }) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(open)
    const { add } = house
    await add('/export-api/v2/payrollcode', { name: 'Jour', code: 'J', isBusinessDay: true, type: 1 })
    await add('/export-api/v2/payrollcode', { name: 'Nuit', code: 'N', isNight: true, type: 1 })
    await add('/export-api/v2/payrollcode', { name: '=Sans code', type: 0, beginAt: 0, endAt: 43_200 })
    await add('/export-api/v2/publicholiday', { date: '2026-10-15' })
  })
  afterAll(() => house.close())

  it('holds the hours of the days by pay code, and beside it what could not be exported and why [house 8, console 3.1.23]', async () => {
    const { timeCode, mission, ask, list, settled, get } = house
    const code = await timeCode('N10')
    const rested = await timeCode('N10P', 1, { break: '00:30' })
    // The night in which clocks go back has an hour more.
    const night = await mission('2026-10-24T18:00:00.000Z', '2026-10-25T05:00:00.000Z', { schedule: code })
    const holiday = await mission('2026-10-15T08:00:00.000Z', '2026-10-15T09:30:00.000Z', { schedule: code })
    const loose = await mission('2026-10-05T08:00:00.000Z', '2026-10-05T10:00:00.000Z')
    const unnamed = await mission('2026-10-06T07:00:00.000Z', '2026-10-06T09:00:00.000Z', {
      schedule: code,
      workerType: 0,
    })
    // From the last evening of the month on: its minutes after midnight are November's.
    const over = await mission('2026-10-31T21:00:00.000Z', '2026-11-01T05:00:00.000Z', { schedule: code })
    await mission('2026-11-02T08:00:00.000Z', '2026-11-02T10:00:00.000Z', { schedule: code })
    // 18:00 to 23:00: the break is from 20:15 to 20:45.
    const evening = await mission('2026-10-20T16:00:00.000Z', '2026-10-20T21:00:00.000Z', {
      schedule: rested,
    })

    const id = await ask()
    expect(await settled(id)).toMatchObject({ exported: 3, leftOut: 3 })
    const file = await get(id)
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toContain('export-Clinique du Lac-2026-10-01-2026-10-31.csv')
    expect([...file.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(file.body.endsWith('\r\n')).toBe(true)
    const about = (mission: number, day: string, timeCode = 'N10') => [
      'Clinique du Lac',
      String(mission),
      day,
      timeCode,
      '',
      'Vacataire',
    ]
    expect(linesOf(file.body)).toEqual([
      [
        'Établissement',
        'Mission',
        'Jour',
        'Code horaire',
        'Code d’interface',
        'Type de soignant',
        'Code de paie',
        'Libellé du code de paie',
        'Minutes',
        'Heures',
      ],
      [...about(evening, '20-10-2026', 'N10P'), 'J', 'Jour', '150', '2,50'],
      [...about(evening, '20-10-2026', 'N10P'), 'N', 'Nuit', '120', '2,00'],
      [...about(night, '24-10-2026'), 'J', 'Jour', '60', '1,00'],
      [...about(night, '24-10-2026'), 'N', 'Nuit', '180', '3,00'],
      [...about(night, '25-10-2026'), 'N', 'Nuit', '420', '7,00'],
      [...about(over, '31-10-2026'), 'N', 'Nuit', '120', '2,00'],
    ])

    const gaps = linesOf((await get(id, '?part=leftOut')).body).slice(1)
    expect(gaps.map(([, mission, , , , , , minutes, , reason]) => [mission, minutes, reason])).toEqual([
      [String(loose), '120', 'noTimeCode'],
      [String(unnamed), '120', 'noCodeOfPayCode'],
      [String(holiday), '90', 'noPayCode'],
    ])
    expect(gaps[1]?.[6]).toBe("'=Sans code")
    const listed = await list('payrollLeftOut', { payrollExport: id }, [
      'mission',
      'day',
      'reason',
      'minutes',
      'payCode',
    ])
    expect(listed).toMatchObject([
      { mission: loose, day: '2026-10-05', reason: 'noTimeCode', minutes: 120 },
      { mission: unnamed, day: '2026-10-06', reason: 'noCodeOfPayCode', minutes: 120, payCode: '=Sans code' },
      { mission: holiday, day: '2026-10-15', reason: 'noPayCode', minutes: 90 },
    ])
  })

  it('leaves out what a time and attendance system would not know, where one is connected', async () => {
    const { add, timeCode, mission, ask, list, settled, get } = house
    await add('/api/v2/institutionChronos', { url: 'https://chronos.example.org' }, 2)
    await add('/export-api/v2/payrollcode', { name: 'Alles', code: 'A' }, 2)
    const known = await timeCode('F1', 2, { interfacingCode: 'F-01' })
    const unknown = await timeCode('F2', 2)
    await mission('2026-10-05T08:00:00.000Z', '2026-10-05T10:00:00.000Z', { schedule: known }, 2)
    await mission('2026-10-05T08:00:00.000Z', '2026-10-05T10:00:00.000Z', { schedule: unknown }, 2)
    const id = await ask(2)
    expect(await settled(id)).toMatchObject({ exported: 1, leftOut: 1 })
    expect(linesOf((await get(id)).body)[1]?.slice(3, 7)).toEqual(['F1', 'F-01', 'Aushilfen', 'A'])
    expect(await list('payrollLeftOut', { payrollExport: id }, ['reason', 'timeCode'])).toMatchObject([
      { reason: 'noInterfacingCode', timeCode: 'F2' },
    ])
  })

  it('is announced once for all that were asked for together, with nothing of the file [console 8.4]', async () => {
    const { settled, mails, provider } = house
    const before = mails.received.length
    const asked = await provider.send({
      method: 'POST',
      url: '/export-api/v2/export/upsert-batch',
      payload: { batch: [OCTOBER], institutions: [1, 2, 3] },
    })
    for (const { id } of asked.json().data) await settled(id)
    const [text = ''] = await until(() => {
      const found = mails.received.slice(before).filter((one) => partsOf(one)[0]?.includes('St Mary'))
      expect(found.map(({ to }) => to)).toEqual([[people.provider]])
      return partsOf(found[0]!)
    })
    expect(text).toContain('Berghaus, Clinique du Lac, St Mary')
    expect(text).toContain('/console?institutions=2,1,3#payCode')
    expect(text).not.toContain('N10')
  })

  it('is asked for and recorded with the row: what is undone makes none', async () => {
    const { count, provider } = house
    const files = await count('"file"')
    const jobs = () => count(`work.job where name = 'makePayrollFile'`)
    const before = await jobs()
    const wrong = await provider.send({
      method: 'POST',
      url: '/export-api/v2/export',
      payload: { institution: 1, beginAt: 10, endAt: 5 },
    })
    expect(wrong.statusCode).toBe(400)
    const mine = await provider.send({
      method: 'POST',
      url: '/export-api/v2/export',
      payload: { institution: 1, ...OCTOBER, state: 'done', exported: 3 },
    })
    expect(mine.statusCode).toBe(400)
    expect(await jobs()).toBe(before)
    expect(await count('"file"')).toBe(files)
  })

  it('is one, however many make it', async () => {
    const { ask, settled, count, server } = house
    const id = await ask()
    const row = await settled(id)
    const files = await count('"file"')
    await server.database.session((session) =>
      session.exec(
        `delete from "payrollFile" where "export" = ${id}; update "payrollExport" set "state" = 'waiting' where "id" = ${id}`,
      ),
    )
    const making = { database: server.database, ...house.offering }
    await Promise.all([1, 2, 3].map(() => makePayrollFile(making, id)))
    expect(await count('"file"')).toBe(files + 2)
    await makePayrollFile(making, id)
    expect(await count('"file"')).toBe(files + 2)
    expect(await settled(id)).toMatchObject({ version: Number(row?.version) + 1 })
  })

  it('that failed says so, and is made when asked for again [house 8]', async () => {
    const { ask, settled, get, count, provider, app, server } = house
    server.database.onStatement = (sql) => {
      if (sql.includes('insert into "payrollFile"')) throw new Error('full of holes')
    }
    const files = await count('"file"')
    const id = await ask()
    await settled(id, 'failed')
    expect((await get(id)).statusCode).toBe(404)
    expect(await count('"file"')).toBe(files)
    server.database.onStatement = undefined
    const again = (who: Browser) =>
      who.send({ method: 'POST', url: `/export-api/v2/export/${id}/file`, payload: {} })
    expect((await again(await signedIn(app, people.director))).statusCode).toBe(403)
    expect((await again(provider)).statusCode).toBe(200)
    await settled(id)
    expect((await again(provider)).statusCode).toBe(200)
    expect((await get(id)).statusCode).toBe(200)
    expect(await count(`"payrollFile" where "export" = ${id}`)).toBe(1)
    const moved = (from: string, to: string, who: string) =>
      count(`"audit" where "entity" = 'payrollExport' and "row" = ${id} and "action" = 'update'
        and "before" ->> 'state' = '${from}' and "after" ->> 'state' = '${to}' and "admin" is ${who}`)
    expect(await moved('waiting', 'failed', 'null')).toBe(1)
    expect(await moved('failed', 'waiting', 'not null')).toBe(1)
    expect(await moved('waiting', 'done', 'null')).toBe(1)
  })

  it('is for who may read the export: nobody else learns that there is one', async () => {
    const { ask, list, settled, get, provider, app } = house
    const id = await ask(2)
    await settled(id)
    const viewer = await signedIn(app, people.viewer)
    const director = await signedIn(app, people.director)
    expect((await get(id, '', director)).statusCode).toBe(200)
    expect(await list('payrollLeftOut', {}, ['institution'], viewer)).not.toContainEqual(
      expect.objectContaining({ institution: 2 }),
    )
    const answers = [await get(id, '', viewer), await get(999_999, '', viewer)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(answers[0]?.body).toBe(answers[1]?.body)
    expect((await app.inject(`/export-api/v2/export/${id}/file`)).statusCode).toBe(401)
    for (const url of [
      '/export-api/v2/export/0/file',
      '/export-api/v2/export/x/file',
      `/export-api/v2/export/${id}/file?part=all`,
    ])
      expect((await provider.send({ method: 'GET', url })).statusCode).toBe(400)
  })

  it('of all days that can be asked for is made too', async () => {
    const { ask, settled, get } = house
    const id = await ask(1, { beginAt: 0, endAt: 2 ** 31 - 1 })
    expect(await settled(id)).toMatchObject({ exported: 4, leftOut: 3 })
    expect((await get(id)).statusCode).toBe(200)
  })
})
