import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/queries.ts'
import type { HolidayProposal } from '#protocol/holidays.ts'
import { MOST_ROWS } from '#protocol/list.ts'
import { endpoints } from '#protocol/services.ts'
import { rowsKey } from '#renderer/list/useRows.ts'
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
    queryFn: async ({ signal }) =>
      (
        await http.send({
          ...endpoints.holidays,
          query: {
            year,
            country: place?.country,
            region: place?.region || undefined,
            lang: i18n.language.slice(0, 2),
          },
          signal,
        })
      ).data as HolidayProposal,
    meta: { shown: true },
  })
}

/**
 * Where the selected institutions are: the country of the first, and the region that their postal codes tell where all are in one
 * (Alsace and Moselle have holidays of their own, and départements are regions there).
 */
export const useUsualPlace = () => {
  const { gateway, selected } = useRenderer()
  return useQuery({
    queryKey: [...rowsKey('institution'), 'place', selected.join()],
    enabled: selected.length > 0,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Place> => {
      const request = { select: ['country', 'postalCode'], query: { id: selected }, limit: selected.length }
      const { rows } = await gateway.list('institution', request, signal)
      const departments = new Set(rows.map(({ postalCode }) => String(postalCode ?? '').slice(0, 2)))
      const [only = ''] = departments
      const country = String(rows[0]?.country ?? 'fr')
      const isOne = departments.size === 1 && country === 'fr' && ownHolidays.includes(only)
      return { country, region: isOne ? only : '' }
    },
    meta: { shown: true },
  })
}

/** Départements whose code is that of a region with holidays of its own. Source: Code du travail, art. L3134-13. */
export const ownHolidays: readonly string[] = ['57', '67', '68']
