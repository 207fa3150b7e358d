import { expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { person } from '../harness.ts'
import { openServer } from '../resources/institutions.ts'

const provider = person()
const path = '/export-api/v2/publicholiday'

forEachEngine('the search box of public holidays', ({ open }) => {
  it('takes a day as forms do, and as it is shown elsewhere [console 3.1.24]', async () => {
    const server = await openServer(open)
    const batch = ['2026-05-01', '2027-05-01', '2027-11-01'].map((date) => ({ date }))
    await server.call(provider, 'POST', `${path}/upsert-batch`, { batch, institutions: [1] })
    const found = async (value: string) => {
      const { body } = await server.list(provider, path, { text: { value, columns: ['date'] }, limit: 9 })
      return body.data.map(({ date }: { date: string }) => date).toSorted()
    }
    for (const typed of ['01/05/2027', '1/5/27', ' 1.5.2027 ', '01.05.2027', '2027-05-01', '01-05-2027'])
      expect(await found(typed), typed).toEqual(['2027-05-01'])
    for (const typed of ['01/05', '1.5.', '01/05/20', '01-05'])
      expect(await found(typed), typed).toEqual(['2026-05-01', '2027-05-01'])
    expect(await found('2027')).toEqual(['2027-05-01', '2027-11-01'])
    expect(await found('')).toHaveLength(3)
    for (const typed of ['mai', '1/5/2027/1', '40/1']) expect(await found(typed), typed).toEqual([])
  })
})
