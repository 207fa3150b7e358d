import { isObject } from '#protocol/row.ts'
import {
  type HistoryAsked,
  type HistoryEntry,
  historyActions,
  type RowHistory,
} from '#protocol/services/history.ts'
import { endpoints } from '#protocol/services.ts'
import { noAnswer } from '../apiError.ts'
import type { Http } from '../http.ts'
import type { Reading } from '../resources.ts'

const isEntry = (value: unknown): value is HistoryEntry =>
  isObject(value) &&
  ['id', 'at', 'by'].every((name) => typeof value[name] === 'string') &&
  historyActions.some((action) => action === value.action) &&
  Array.isArray(value.institutions) &&
  isObject(value.before) &&
  isObject(value.after)

const isHistory = (value: unknown): value is RowHistory =>
  isObject(value) &&
  Array.isArray(value.data) &&
  value.data.every(isEntry) &&
  isObject(value.related) &&
  (value.older === undefined || typeof value.older === 'string')

/** What became of a row, newest first. @throws ApiError */
export const rowHistory = async (
  http: Http,
  asked: HistoryAsked,
  options: Reading = {},
): Promise<RowHistory> => {
  const { body } = await http.send({ ...endpoints.history, ...options, query: { ...asked } })
  if (!isHistory(body)) throw noAnswer()
  return body
}
