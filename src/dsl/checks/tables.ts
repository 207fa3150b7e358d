import { writableColumns } from '../entities/entity.ts'
import { uniqueRules } from '../entities/facts.ts'
import { SchemaError } from '../schemaError.ts'
import { columnsOfForm } from '../tables/columnsOfForm.ts'
import type { AnyTable } from '../tables/table.ts'

/** Refuses a table that shows a secret or a column twice, opens in no order, reads no file, or names screens that are not there. */
export const checkTable = (table: AnyTable, tables: ReadonlyMap<string, AnyTable>): void => {
  const { name, list, entity, tabs } = table
  const columns = entity.columns
  for (const column of [...list.columns, ...(list.csv ? [...list.csv.columns, ...list.csv.optional] : [])])
    if (columns[column]?.options.secret) throw new SchemaError(`list of ${name}: ${column} is secret`)
  if (columns[list.sort ?? '']?.kind.counted)
    throw new SchemaError(`list of ${name}: ${list.sort} is a list, and nothing is sorted by one`)
  demandOnce(`list of ${name}`, list.columns)
  demandOnce(`form of ${name}`, columnsOfForm(table))
  checkFile(table)
  for (const tab of tabs) if (!tables.has(tab)) throw new SchemaError(`tabs of ${name}: no table ${tab}`)
}

const demandOnce = (where: string, columns: readonly string[]): void => {
  const twice = columns.find((column, i) => columns.indexOf(column) < i)
  if (twice !== undefined) throw new SchemaError(`${where}: ${twice} stands there twice`)
}

/**
 * Lines of a file are matched with rows by the entity's first unique rule, and the preview tells by `key` which row a line
 * changes: they are the same column. What nobody types is in no file either.
 */
const checkFile = ({ name, list: { csv }, entity }: AnyTable): void => {
  if (!csv) return
  const typed = new Set(writableColumns(entity).map(([column]) => column))
  const untyped = csv.columns.find((column) => !typed.has(column))
  if (untyped !== undefined)
    throw new SchemaError(`file of ${name}: nobody writes ${untyped}, so no file has it; leave it out`)
  if (`${uniqueRules(entity)[0]?.columns}` !== csv.key)
    throw new SchemaError(
      `file of ${name}: two rows may have the same ${csv.key}, and a line would change any of them; let the first unique rule of ${entity.name} be uniquePerInstitution('${csv.key}'), or give the file another key`,
    )
}
