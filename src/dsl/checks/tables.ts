import { columnNamed } from '../columns/column.ts'
import { writableColumns } from '../entities/entity.ts'
import { copyInto, uniqueRules } from '../entities/facts.ts'
import { isShared, placeColumn } from '../entities/places.ts'
import { SchemaError } from '../schemaError.ts'
import { columnsOfForm } from '../tables/columnsOfForm.ts'
import { MAX_LINES } from '../tables/form.ts'
import type { AnyTable } from '../tables/table.ts'
import { checkPivot } from './pivots.ts'
import { isBoolean, isTime } from './values.ts'

/** Refuses a table that names no column, shows a secret or a column twice, opens in no order, reads no file, or names screens that are not there. */
export const checkTable = (table: AnyTable, tables: ReadonlyMap<string, AnyTable>): void => {
  const { name, list, entity, tabs } = table
  const columns = entity.columns
  checkNamed(table)
  for (const column of [...list.columns, ...(list.csv ? [...list.csv.columns, ...list.csv.optional] : [])])
    if (columns[column]?.options.secret) throw new SchemaError(`list of ${name}: ${column} is secret`)
  if (columns[list.sort]?.kind.counted)
    throw new SchemaError(
      `list of ${name}: ${list.sort} is a list, and nothing is sorted by one: name another column`,
    )
  if (columns[list.sort]?.options.show)
    throw new SchemaError(
      `list of ${name}: it opens in the order of ${list.sort}, which people do not see where it is not shown: name another column`,
    )
  if (columns[list.sort]?.options.secret)
    throw new SchemaError(
      `list of ${name}: ${list.sort} is secret, and nothing is sorted by one: name another column`,
    )
  if (list.columns.includes('institution') && !('institution' in columns) && !isShared(entity))
    throw new SchemaError(`${name}: its rows are not shared by institutions`)
  if (table.form.style === 'plain' && !(table.form.lines >= 1 && table.form.lines <= MAX_LINES))
    throw new SchemaError(`${name}: a plain form has 1 to ${MAX_LINES} lines, not ${table.form.lines}`)
  if (table.source) checkPivot(name, table.source)
  demandOnce(`list of ${name}`, list.columns)
  demandOnce(`form of ${name}`, columnsOfForm(table))
  checkFile(table)
  checkAsked(table)
  checkCreation(table)
  for (const [picture, { reads }] of Object.entries(table.pictures)) {
    const other = Object.values(reads).find((column) => !isTime(columnNamed(columns, column)))
    if (picture in columns) throw new SchemaError(`${name}: a picture and a column are called ${picture}`)
    if (other !== undefined)
      throw new SchemaError(`${name}: ${picture} is drawn of times, and ${other} is none`)
  }
  if (tabs.length > 0 && tabs[0] !== name)
    throw new SchemaError(`tabs of ${name}: its own is the first, and ${tabs[0]} is`)
  for (const tab of tabs) if (!tables.has(tab)) throw new SchemaError(`tabs of ${name}: no table ${tab}`)
}

/** Refuses a list or a form that shows nothing, and a filter that leaves nothing to choose. Cards have no list. */
export const checkListed = (table: AnyTable): void => {
  const { name, list } = table
  const { columns, filter } = list
  if (columns.length === 0) throw new SchemaError(`list of ${name}: it has no columns`)
  if (columnsOfForm(table).length === 0) throw new SchemaError(`form of ${name}: it has no columns`)
  if (filter?.values.length === 0) throw new SchemaError(`filter of ${name}: it has no values`)
}

/** The compiler sees it too, but what is begun without it would be told by a list that stays empty. */
const checkNamed = (table: AnyTable): void => {
  const { name, list, pictures, confirm, entity } = table
  const drawn = Object.keys(pictures)
  const named: readonly (readonly [string, readonly string[]])[] = [
    [`list of ${name}`, list.columns.filter((one) => one !== 'institution' && !drawn.includes(one))],
    [`order of ${name}`, [list.sort]],
    [`filter of ${name}`, list.filter ? [list.filter.column] : []],
    [`count of ${name}`, Object.keys(list.count ?? {})],
    [`form of ${name}`, columnsOfForm(table)],
    [`questions of ${name}`, Object.keys({ ...confirm.becomes, ...confirm.taken })],
    ...Object.entries(pictures).map(
      ([one, { reads }]) => [`${one} of ${name}`, Object.values(reads)] as const,
    ),
  ]
  for (const [where, columns] of named) {
    const missing = columns.find((one) => one !== 'id' && !(one in entity.columns))
    if (missing !== undefined) throw new SchemaError(`${where}: ${missing} is no column of ${entity.name}`)
  }
}

const demandOnce = (where: string, columns: readonly string[]): void => {
  const twice = columns.find((column, i) => columns.indexOf(column) < i)
  if (twice !== undefined) throw new SchemaError(`${where}: ${twice} stands there twice`)
}

/** What is asked of yes and no, and what is told of values that another row has, are never said of other columns. */
const checkAsked = ({ name, form, confirm, entity }: AnyTable): void => {
  const { becomes = {}, taken = {} } = confirm
  const status = 'status' in form && form.status ? [form.status] : []
  const other = [...status, ...Object.keys(becomes)].find((column) => !isBoolean(entity.columns[column]))
  if (other !== undefined)
    throw new SchemaError(
      `${name} asks whether ${other} is yes or no, and it is no boolean: name one that is under form.status and confirm.becomes`,
    )
  const unique = uniqueRules(entity).flatMap((rule) => rule.columns)
  const several = Object.keys(taken).find((column) => !unique.includes(column) && !copyInto(entity, column))
  if (several !== undefined)
    throw new SchemaError(
      `${name} tells that ${several} is taken, and rows may have the same: no rule says it is unique`,
    )
}

/** Rows are ticked, by a relation where it says by which, chosen, or attached where several institutions may have one. */
const checkCreation = ({ name, create, entity }: AnyTable): void => {
  const within = create.by === 'pick' ? create.within : undefined
  const by = within === undefined ? undefined : entity.columns[within]
  if (by && (by.facts.entity === undefined || by.kind.counted))
    throw new SchemaError(`${name}: rows are picked within ${within}, which points at no row`)
  const attaches =
    create.by === 'pick' || create.by === 'choose' || ('attachesKnown' in create && create.attachesKnown)
  if (attaches && !isShared(entity))
    throw new SchemaError(
      `${name}: rows of ${entity.name} are not shared by institutions, so none is attached to one`,
    )
  const known = create.by === 'lines' ? create.attachesKnown?.by : undefined
  const isOne = uniqueRules(entity).some(
    ({ columns, within }) => within === 'everything' && `${columns}` === known,
  )
  if (known !== undefined && !isOne)
    throw new SchemaError(
      `${name}: a line ties the row of the same ${known}, and several rows may have it: let ${entity.name} have unique('${known}')`,
    )
}

/**
 * Lines of a file are matched with rows by the entity's first unique rule, and the preview tells by `key` which row a line
 * changes: they are the same column. What nobody types is in no file either.
 */
const checkFile = ({ name, list: { csv }, entity }: AnyTable): void => {
  if (!csv) return
  const writable = writableColumns(entity)
  const typed = new Set(writable.map(([column]) => column))
  const untyped = csv.columns.find((column) => !typed.has(column))
  if (untyped !== undefined)
    throw new SchemaError(`file of ${name}: nobody writes ${untyped}, so no file has it; leave it out`)
  const lacking = writable.find(
    ([column, { options }]) =>
      options.required &&
      options.default === undefined &&
      options.show === undefined &&
      column !== placeColumn(entity) &&
      ![...csv.columns, ...csv.optional].includes(column),
  )
  if (lacking && entity.access.insert.may !== 'nobody')
    throw new SchemaError(
      `file of ${name}: ${lacking[0]} is required and has no default, so no line without it makes a row; let the file have it`,
    )
  if (`${uniqueRules(entity)[0]?.columns}` !== csv.key)
    throw new SchemaError(
      `file of ${name}: two rows may have the same ${csv.key}, and a line would change any of them; let the first unique rule of ${entity.name} be uniquePerInstitution('${csv.key}'), or give the file another key`,
    )
  const key = entity.columns[csv.key]
  if (key && (!key.options.required || key.options.show))
    throw new SchemaError(
      `file of ${name}: ${csv.key} may be empty, and a line without it would be of no row, or of any: let it be required and always shown, or give the file another key`,
    )
}
