import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/ClientContext.ts'
import { holidayRegion, proposedHolidays } from '#client/services/holidays.ts'
import { MOST_ROWS } from '#protocol/list.ts'
import type { WireRow } from '#protocol/row.ts'
import { type HolidayProposal, mostPlaces } from '#protocol/services/holidays.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { useRenderer } from '#renderer/RendererContext.ts'
import { yearRange } from './year.ts'

/** A country and a part of it: `{ country: 'fr', region: '67' }`. */
export interface Place {
  readonly country: string
  readonly region: string
}

/** Which of the selected institutions has which day of a year as a public holiday: day → their ids. */
export const useHolidays = (year: number) => {
  const { gateway, selected } = useRenderer()
  return useQuery({
    queryKey: [...rowsKey('publicholiday'), 'year', year, selected.join()],
    enabled: selected.length > 0,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, readonly number[]>> => {
      const query = { institution: selected, rangeDate: yearRange(year) }
      const request = { select: ['date', 'institution'], query, limit: MOST_ROWS }
      const { rows } = await gateway.list('publicholiday', request, signal)
      const byDay = Map.groupBy(rows, ({ date }) => String(date))
      return new Map([...byDay].map(([day, those]) => [day, those.map((row) => Number(row.institution))]))
    },
    meta: { shown: true },
  })
}

/** What the server proposes for a year there, in the language spoken. */
export const useProposal = (year: number, place: Place | undefined) => {
  const { http } = useClient()
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: ['holidays', year, place?.country, place?.region, i18n.language],
    enabled: place !== undefined,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      proposedHolidays(
        http,
        {
          year,
          country: place?.country ?? '',
          region: place?.region ?? '',
          lang: i18n.language.slice(0, 2),
        },
        { signal },
      ),
    meta: { shown: true },
  })
}

/** The regions of a country, which are those of all its years: where one is chosen stays while days are fetched, or cannot be. */
export const useRegions = (country: string | undefined): HolidayProposal['regions'] => {
  const queries = useQueryClient()
  const { i18n } = useTranslation()
  const ofCountry = queries.getQueriesData<HolidayProposal>({
    predicate: ({ queryKey: [what, , of, , lang] }) =>
      what === 'holidays' && of === country && lang === i18n.language,
  })
  return ofCountry.flatMap(([, known]) => (known ? [known.regions] : [])).at(0) ?? []
}

/** As the server reads it: French postal codes tell the region by themselves, elsewhere a position tells more. */
const placeOf = (country: string, { postalCode, lat, lng }: WireRow): string =>
  country !== 'fr' && typeof lat === 'number' && typeof lng === 'number'
    ? `${lat};${lng}`
    : String(postalCode ?? '').trim()

/** Where the selected institutions are: the country of the first, and the region in which all of them are. */
export const useUsualPlace = () => {
  const { http } = useClient()
  const { gateway, selected } = useRenderer()
  return useQuery({
    queryKey: [...rowsKey('institution'), 'place', selected.join()],
    enabled: selected.length > 0,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Place> => {
      const select = ['country', 'postalCode', 'lat', 'lng']
      const request = { select, query: { id: selected }, limit: selected.length }
      const { rows } = await gateway.list('institution', request, signal)
      const country = String(rows[0]?.country ?? 'fr')
      const places = new Set(rows.map((row) => placeOf(country, row)))
      const isOne = rows.every((row) => row.country === rows[0]?.country) && !places.has('')
      if (!isOne || places.size > mostPlaces) return { country, region: '' }
      return { country, region: await holidayRegion(http, country, [...places], { signal }) }
    },
    meta: { shown: true },
  })
}

/** Départements whose code is that of a region with holidays of its own. Source: Code du travail, art. L3134-13. */
export const ownHolidays: readonly string[] = ['57', '67', '68']
