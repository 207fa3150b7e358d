import { readFileSync } from 'node:fs'
import Holidays from 'date-holidays'
import { data } from 'date-holidays/data'
import { describe, expect, it } from 'vitest'
import { isObject } from '#protocol/row.ts'
import { holidayKinds } from '#protocol/services/holidays.ts'
import { country } from '#schemas/enums/country.ts'
import { proposeHolidays } from '#server/services/holidays/proposal.ts'

const languages = ['fr', 'de', 'en', 'es'] as const
const isoOf = (one: string) => (one === 'uk' ? 'GB' : one.toUpperCase())
const within = (part: unknown, ...names: readonly string[]): unknown =>
  names.reduce((found, name) => (isObject(found) ? found[name] : undefined), part)

/** All names that the package has in a language, anywhere. */
const namesIn = (lang: string, part: unknown): readonly string[] => {
  if (!isObject(part)) return []
  const own = within(part, 'name', lang)
  const inner = Object.values(part).flatMap((one) => namesIn(lang, one))
  return typeof own === 'string' ? [own, ...inner] : inner
}
const printed = (name: string) => name.replaceAll("'", '’')
const ours = (lang: string): Readonly<Record<string, unknown>> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../locales/${lang === 'en' ? 'en-GB' : lang}/holidays.json`, import.meta.url),
      'utf8',
    ),
  ).holidays

/** A year of the days that come each year, and those that have days of their own. */
const yearsOf = (code: string): readonly number[] => {
  const own = JSON.stringify(within(data, 'holidays', code)).matchAll(/"(20\d\d)-\d\d-\d\d/g)
  return [...new Set([2026, ...Array.from(own, ([, year]) => Number(year))])]
}

describe.each(languages)('in %s', (lang) => {
  const known = new Set([...namesIn(lang, data).map(printed), ...Object.keys(ours(lang))])
  it.each([...country.values])(
    'each holiday of %s has its name, of the country and of its regions',
    (one) => {
      const code = isoOf(String(one))
      const regions = [undefined, ...Object.keys(new Holidays().getStates(code) ?? {})]
      const named = regions.flatMap((state) => {
        const calendar = new Holidays(
          { country: code, ...(state && { state }) },
          { languages: [lang], types: [...holidayKinds] },
        )
        return yearsOf(code).flatMap((year) =>
          calendar.getHolidays(year, lang).map(({ name }) => printed(name)),
        )
      })
      const own = named.map((name) => name.replace(/ \([^)]*(?:substitu|Ersatz|sustitu)[^)]*\)$/, ''))
      expect(own.filter((name) => !known.has(name))).toEqual([])
    },
  )
})

it('says no name in the words of another language', async () => {
  const called = async (lang: string, date: string, place: string, region?: string) =>
    (await proposeHolidays({ country: place, region, year: Number(date.slice(0, 4)), lang }))?.holidays.find(
      (one) => one.date === date,
    )?.name
  const all = (...of: readonly [string, string, string?]) =>
    Promise.all(languages.map((lang) => called(lang, ...of)))
  expect(await all('2026-11-11', 'fr')).toEqual([
    'Armistice 1918',
    'Waffenstillstand 1918',
    'Armistice Day',
    'Armisticio de 1918',
  ])
  expect(await all('2026-08-01', 'ch')).toEqual([
    'Fête nationale',
    'Bundesfeiertag',
    'Swiss National Day',
    'Fiesta nacional suiza',
  ])
  expect(await all('2026-10-31', 'de', 'TH')).toEqual([
    'Fête de la Réformation',
    'Reformationstag',
    'Reformation Day',
    'Día de la Reforma',
  ])
  expect(await all('2027-03-01', 'es', 'IB')).toEqual([
    'Jour des îles Baléares',
    'Tag der Balearen',
    'Day of the Balearic Islands',
    'Día de las Islas Baleares',
  ])
})

it('calls regions as their country does, not in English', async () => {
  const called = async (place: string, lang: string) =>
    (await proposeHolidays({ country: place, region: undefined, year: 2027, lang }))?.regions.map(
      ({ name }) => name,
    )
  for (const lang of ['fr', 'de', 'es']) {
    const spanish = ['Castilla y León', 'Castilla-La Mancha', 'Región de Murcia']
    expect(await called('es', lang)).toEqual(expect.arrayContaining(spanish))
    const italian = ['Lombardia', 'Piemonte', 'Sicilia']
    expect(await called('it', lang)).toEqual(expect.arrayContaining(italian))
    expect((await called('fr', lang))?.slice(-2)).toEqual(['Saint-Barthélemy', 'Saint-Martin'])
  }
  expect(await called('it', 'en')).toEqual(expect.arrayContaining(['Lombardy', 'Sicily', 'Tuscany']))
})
