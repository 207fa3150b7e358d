import { isBlank } from '#engine/blank.ts'
import { validateColumns, validateRow } from '#engine/validation/validate.ts'
import type { Detail } from '#protocol/problem.ts'
import type { Resource } from '../../catalogue/resource.ts'
import type { StoredColumn } from '../../catalogue/storedColumn.ts'
import { readerOf } from '../submission.ts'
import { isLeftBlank, isUnplaced, type RowEdit } from './rowEdit.ts'
import { sameValue } from './sameValue.ts'
import { keepsSecret, keepsSetSecret } from './secretColumns.ts'

const clientColumns = ({ columns }: Resource): StoredColumn[] =>
  columns.filter(({ column }) => !column?.options.serverOnly)

/** What the checks say that the browser makes too. A secret that stays is not asked for again, nor what is left blank. */
export const invalidColumns = (edit: RowEdit): Detail[] => {
  const { resource, context, current, row } = edit
  const { entity } = resource
  const { shape } = readerOf(resource)
  const names = clientColumns(resource).map(({ name }) => name)
  // What says the same stands as it is stored, in whichever notation it was sent.
  const said = (name: string) => (current && sameValue(row[name], current[name]) ? current[name] : row[name])
  const sent = Object.fromEntries(names.map((name) => [name, keepsSecret(edit, name) ? null : said(name)]))
  const found = validateRow(entity, sent, { context, final: true, shape, before: current })
  const given = isUnplaced(edit) ? names.filter((name) => !isBlank(sent[name])) : []
  return [
    ...found.filter(
      ({ column, code }) => !(code === 419 && (keepsSetSecret(edit, column) || isLeftBlank(edit, column))),
    ),
    ...validateColumns(entity, sent, given, { final: true, shape, before: current }),
  ]
}

/** Columns with a default that were emptied: 419. */
export const emptiedDefaults = (edit: RowEdit): Detail[] =>
  clientColumns(edit.resource)
    .filter(({ name, column }) => column?.options.default !== undefined && isBlank(edit.row[name]))
    .filter(({ name }) => !isLeftBlank(edit, name))
    .map(({ name }) => ({ column: name, code: 419 }))
