import { afterAll, beforeAll, expect, it } from 'vitest'
import { resumeExports } from '#server/services/payroll/make/resumeExports.ts'
import { forEachEngine } from '../db/engines.ts'
import { type House, linesOf, openHouse } from './house.ts'

forEachEngine('which hours a payroll export has', ({ open }) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(open)
    for (const institution of [1, 2])
      await house.add(
        '/export-api/v2/payrollcode',
        { name: 'Jour', code: 'J', isBusinessDay: true, type: 1 },
        institution,
      )
    // A Wednesday, and a holiday in one of them.
    await house.add('/export-api/v2/publicholiday', { date: '2026-10-14' }, 2)
  })
  afterAll(() => house.close())

  const sql = (text: string) => house.server.database.session((session) => session.exec(text))
  const on = (day: string) => [`${day}T08:00:00.000Z`, `${day}T10:00:00.000Z`] as const
  const missionsOf = async (id: number) =>
    linesOf((await house.get(id)).body)
      .slice(1)
      .map(([, one]) => one)

  it('public holidays are those of the institution, not of another one', async () => {
    for (const [institution, exported] of [
      [1, 1],
      [2, 0],
    ] as const) {
      const schedule = await house.timeCode('FER', institution)
      await house.mission(...on('2026-10-14'), { schedule }, institution)
      const id = await house.ask(institution)
      expect(await house.settled(id)).toMatchObject({ exported, leftOut: 1 - exported })
    }
  })

  it('every mission once, however many there are', async () => {
    const schedule = await house.timeCode('MANY')
    await sql(`insert into "mission" ("institution", "schedule", "workerType", "beginAt", "endAt")
      select 1, ${schedule}, 1, '2026-10-07T08:00:00Z', '2026-10-07T09:00:00Z' from generate_series(1, 250)`)
    const id = await house.ask()
    await house.settled(id)
    const found = await missionsOf(id)
    expect([found.length, new Set(found).size]).toEqual([251, 251])
  })

  it('none by a code that is blank, of a pay code or, where Octime is connected, of a time code', async () => {
    const blank = await house.add('/export-api/v2/payrollcode', { name: 'Tout', code: 'T' }, 3)
    const schedule = await house.timeCode('OCT', 3)
    await house.mission(...on('2026-10-08'), { schedule }, 3)
    const reasons = async () => {
      const id = await house.ask(3)
      await house.settled(id)
      const left = await house.list('payrollLeftOut', { payrollExport: id }, ['reason'])
      return left.map(({ reason }) => reason)
    }
    expect(await reasons()).toEqual([])
    await sql(`update "payrollcode" set "code" = ' ' where "id" = ${blank}`)
    expect(await reasons()).toEqual(['noCodeOfPayCode'])
    await sql(`update "payrollcode" set "code" = 'T' where "id" = ${blank};
      update "schedule" set "interfacingCode" = ' ' where "id" = ${schedule}`)
    expect(await reasons()).toEqual([])
    await house.add('/api/v2/institutionOctime', { url: 'https://octime.example.org' }, 3)
    expect(await reasons()).toEqual(['noInterfacingCode'])
  })

  it('a server that starts makes the files of those that wait, and of no other', async () => {
    const ids = [await house.ask(), await house.ask(2)]
    for (const id of ids) await house.settled(id)
    await sql(`update "payrollExport" set "state" = 'waiting' where "id" = ${ids[1]}`)
    const asked: unknown[] = []
    await house.server.database.transaction((tx) =>
      resumeExports(tx, async (_, name, data) => void asked.push([name, data])),
    )
    expect(asked).toEqual([['makePayrollFile', { row: ids[1] }]])
  })
})
