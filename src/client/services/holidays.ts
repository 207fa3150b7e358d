import { isObject } from '#protocol/row.ts'
import { type HolidayProposal, holidayKinds, type ProposedHoliday } from '#protocol/services/holidays.ts'
import { endpoints } from '#protocol/services.ts'
import { noAnswer } from '../apiError.ts'
import type { Http } from '../http.ts'
import type { Reading } from '../resources.ts'

const isHoliday = (value: unknown): value is ProposedHoliday =>
  isObject(value) &&
  ['date', 'name'].every((name) => typeof value[name] === 'string') &&
  holidayKinds.some((kind) => kind === value.kind) &&
  typeof value.usual === 'boolean'

const isRegion = (value: unknown): value is HolidayProposal['regions'][number] =>
  isObject(value) && ['code', 'name'].every((name) => typeof value[name] === 'string')

const isProposal = (value: unknown): value is HolidayProposal =>
  isObject(value) &&
  Array.isArray(value.regions) &&
  value.regions.every(isRegion) &&
  Array.isArray(value.holidays) &&
  value.holidays.every(isHoliday)

interface Asked {
  readonly year: number
  readonly country: string
  readonly region: string
  /** fr, de, en or es. */
  readonly lang: string
}

/** The public holidays that are proposed for a year somewhere. @throws ApiError */
export const proposedHolidays = async (
  http: Http,
  { region, ...asked }: Asked,
  options: Reading = {},
): Promise<HolidayProposal> => {
  const query = { ...asked, region: region || undefined }
  const { data } = await http.send({ ...endpoints.holidays, ...options, query })
  if (!isProposal(data)) throw noAnswer()
  return data
}

/** The region of a country that all of these places are in; '' where there is none, or nobody knows. */
export const holidayRegion = async (
  http: Http,
  country: string,
  places: readonly string[],
  options: Reading = {},
): Promise<string> => {
  const query = { country, places: places.join() }
  // A guess that fails is none: the region can be chosen all the same.
  const answer = await http.send({ ...endpoints.holidayRegion, ...options, query }).catch(() => undefined)
  return isObject(answer?.data) && typeof answer.data.region === 'string' ? answer.data.region : ''
}
