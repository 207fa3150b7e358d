import getJoursFeries from '@socialgouv/jours-feries'
import { expect, it } from 'vitest'
import { proposeHolidays } from '#server/services/holidays/proposal.ts'

const usual = async (country: string, year: number, region?: string) => {
  const found = await proposeHolidays({ country, region, year, lang: 'fr' })
  return (found?.holidays ?? []).filter((one) => one.usual)
}
const years = Array.from({ length: 16 }, (_, i) => 2020 + i)

it.each([
  ['France', undefined, false],
  ['Alsace', '67', true],
  ['Moselle', '57', true],
])('%s has the holidays of the Code du travail, 2020 to 2035', async (_, region, alsace) => {
  for (const year of years) {
    const expected = Object.values(getJoursFeries(year, { alsace }))
    const days = (await usual('fr', year, region)).map(({ date }) => date)
    expect(days, String(year)).toEqual(
      [...new Set(expected.map((day) => day.toISOString().slice(0, 10)))].sort(),
    )
  }
})

it.each([
  ['Guadeloupe', 'GP', '05-27'],
  ['Martinique', 'MQ', '05-22'],
  ['Guyane', 'GF', '06-10'],
  ['La Réunion', 'RE', '12-20'],
  ['Mayotte', 'YT', '04-27'],
  ['Saint-Barthélemy', 'BL', '10-09'],
  ['Saint-Martin', 'MF', '05-28'],
])(
  '%s has those of the mainland and the day of the abolition of slavery, 2024 to 2040',
  async (_, region, abolition) => {
    for (let year = 2024; year <= 2040; year++) {
      const mainland = Object.values(getJoursFeries(year)).map((day) => day.toISOString().slice(0, 10))
      const days = (await usual('fr', year, region)).map(({ date }) => date)
      expect(days, String(year)).toEqual([...new Set([...mainland, `${year}-${abolition}`])].sort())
    }
  },
)

it('Good Friday is there to be ticked where it is off by custom', async () => {
  for (const region of ['GP', 'MQ']) {
    const there = await proposeHolidays({ country: 'fr', region, year: 2027, lang: 'fr' })
    const friday = { date: '2027-03-26', name: 'Vendredi saint', kind: 'optional', usual: false }
    expect(there?.holidays).toContainEqual(friday)
  }
})

it('is in the language of whoever asks, with regions, and lesser days that nobody is to take by default', async () => {
  const bavaria = await proposeHolidays({ country: 'de', region: 'BY', year: 2027, lang: 'de' })
  expect(bavaria?.holidays).toContainEqual({
    date: '2027-01-06',
    name: 'Heilige Drei Könige',
    kind: 'public',
    usual: true,
  })
  expect(bavaria?.holidays.find(({ date }) => date === '2027-02-14')).toMatchObject({
    kind: 'observance',
    usual: false,
  })
  expect(bavaria?.regions).toContainEqual({ code: 'BE', name: 'Berlin' })
  expect((await usual('fr', 2027)).find(({ date }) => date === '2027-01-01')?.name).toBe('Nouvel An')
  const spanish = await proposeHolidays({ country: 'fr', region: undefined, year: 2026, lang: 'es' })
  const calledOn = (date: string) => spanish?.holidays.find((one) => one.date === date)?.name
  expect([calledOn('2026-05-14'), calledOn('2026-08-15')]).toEqual(['Ascensión', 'Asunción'])
  const named = async (country: string, lang: string) =>
    (await proposeHolidays({ country, region: undefined, year: 2027, lang }))?.regions.map(({ name }) => name)
  expect((await named('fr', 'fr'))?.slice(0, 4)).toEqual(['Bas-Rhin', 'Guadeloupe', 'Guyane', 'Haut-Rhin'])
  expect(await named('ch', 'fr')).toEqual(expect.arrayContaining(['Uri', 'Zurich', 'Tessin', 'Grisons']))
  expect(await named('ch', 'de')).toEqual(expect.arrayContaining(['Zürich', 'Genf']))
  expect(await proposeHolidays({ country: 'fr', region: 'BY', year: 2027, lang: 'fr' })).toBeUndefined()
})

it('takes the day that stands in for another, and each day once', async () => {
  const days = (await usual('uk', 2027, 'ENG')).map(({ date }) => date)
  expect(days).toEqual(expect.arrayContaining(['2027-12-27', '2027-12-28']))
  expect(days).not.toContain('2027-12-25')
  for (const country of ['fr', 'de', 'ch', 'be', 'lu', 'es', 'it', 'uk'])
    for (const year of [2026, 2027]) {
      const all = (await proposeHolidays({ country, region: undefined, year, lang: 'es' }))?.holidays ?? []
      expect(all.length).toBeGreaterThan(5)
      expect(new Set(all.map(({ date }) => date)).size).toBe(all.length)
      expect(all.every(({ date }) => date.startsWith(String(year)))).toBe(true)
    }
})
