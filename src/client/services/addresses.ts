import { isObject } from '#protocol/row.ts'
import { type AddressSuggestion, precisions } from '#protocol/services/address.ts'
import { endpoints } from '#protocol/services.ts'
import type { Http } from '../http.ts'
import type { Reading } from '../resources.ts'

const isSuggestion = (one: unknown): one is AddressSuggestion =>
  isObject(one) &&
  ['label', 'address', 'city', 'country', 'source'].every((name) => typeof one[name] === 'string') &&
  (one.postalCode === null || typeof one.postalCode === 'string') &&
  typeof one.lat === 'number' &&
  typeof one.lng === 'number' &&
  precisions.some((precision) => precision === one.precision)

/** Addresses of a country that a text may mean, best first. @throws ApiError */
export const suggestAddresses = async (
  http: Http,
  country: string,
  text: string,
  options: Reading = {},
): Promise<readonly AddressSuggestion[]> => {
  const { data } = await http.send({ ...endpoints.addresses, ...options, query: { country, text } })
  return Array.isArray(data) ? data.filter(isSuggestion) : []
}
