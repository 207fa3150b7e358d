import { isBlank } from '#engine/blank.ts'
import { validateColumns, validateRow } from '#engine/validation/validate.ts'
import type { Detail } from '#protocol/problem.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { StoredColumn } from '../../catalogue/storedColumn.ts'
import { readerOf } from '../submission.ts'
import { isUnplaced, type RowEdit } from './rowEdit.ts'
import { keepsSecret, keepsSetSecret } from './secretColumns.ts'

const clientColumns = ({ columns }: Resource): StoredColumn[] =>
  columns.filter(({ column }) => !column?.options.serverOnly)

/** What the checks say that the browser makes too. A secret that stays is not asked for again. */
export const invalidColumns = (edit: RowEdit): Detail[] => {
  const { resource, context, current, row } = edit
  const { entity } = resource
  const { shape } = readerOf(resource)
  const names = clientColumns(resource).map(({ name }) => name)
  const sent = Object.fromEntries(names.map((name) => [name, keepsSecret(edit, name) ? null : row[name]]))
  const found = validateRow(entity, sent, { context, final: true, shape, before: current })
  const given = isUnplaced(edit) ? names.filter((name) => !isBlank(sent[name])) : []
  return [
    ...found.filter(({ column, code }) => !(code === 419 && keepsSetSecret(edit, column))),
    ...validateColumns(entity, sent, given, { final: true, shape, before: current }),
  ]
}

/** Columns with a default that were emptied: 419. */
export const emptiedDefaults = ({ resource, row }: RowEdit): Detail[] =>
  clientColumns(resource)
    .filter(({ name, column }) => column?.options.default !== undefined && isBlank(row[name]))
    .map(({ name }) => ({ column: name, code: 419 }))
