import type { TFunction } from 'i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { csvColumns } from '#engine/csv/csvColumns.ts'
import { csvTemplate, writeCsv } from '#engine/csv/writeCsv.ts'
import type { ListRequest } from '#protocol/list.ts'
import type { Gateway } from '../../gateway.ts'
import type { Toasts } from '../../toast/toasts.ts'
import { allRows, type Fetching } from '../state/allRows.ts'
import { csvFileName, downloadCsv } from './download.ts'
import { tellUnfetched } from './tellUnfetched.ts'

const headersOf = (table: AnyTable, shown: readonly string[], t: TFunction): readonly string[] =>
  (table.list.csv ? csvColumns(table.list.csv, shown) : []).map((name) =>
    t(`tables.${table.name}.columns.${name}`),
  )

/** Downloads every row of a request as a CSV file. Gives the number of rows; throws as the gateway does. */
export const exportCsv = async (
  gateway: Gateway,
  table: AnyTable,
  request: ListRequest,
  shown: readonly string[],
  t: TFunction,
  fetching: Fetching = {},
): Promise<number> => {
  const select = table.list.csv ? csvColumns(table.list.csv, shown) : []
  const rows = await allRows(gateway, table.entity.name, { ...request, select }, fetching)
  downloadCsv(csvFileName(table.name, new Date()), writeCsv(table, rows, headersOf(table, shown, t), shown))
  return rows.length
}

interface Exporting {
  readonly gateway: Gateway
  readonly table: AnyTable
  readonly request: ListRequest
  readonly shown: readonly string[]
  readonly t: TFunction
  readonly toasts: Toasts
  again(): void
}

/** The same, and says how it went; nothing of an export that was stopped. */
export const exportTold = async (
  { gateway, table, request, shown, t, toasts, again }: Exporting,
  fetching: Fetching & { readonly signal: AbortSignal },
): Promise<void> => {
  try {
    const count = await exportCsv(gateway, table, request, shown, t, fetching)
    toasts.show('success', t('list.exported', { count }))
  } catch (thrown) {
    if (!fetching.signal.aborted) tellUnfetched({ t, toasts }, t('list.exportFailed'), thrown, again)
  }
}

/** Downloads an empty file to fill in. */
export const downloadTemplate = (table: AnyTable, shown: readonly string[], t: TFunction): void =>
  downloadCsv(
    csvFileName(table.name, new Date(), 'template'),
    csvTemplate(table, shown, headersOf(table, shown, t)),
  )
