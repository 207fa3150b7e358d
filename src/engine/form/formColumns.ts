import type { AnyColumn } from '#dsl/columns/column.ts'
import type { Context } from '#dsl/criterion.ts'
import { type AnyEntity, enteredColumns } from '#dsl/entities/entity.ts'
import { copyInto } from '#dsl/entities/facts.ts'
import { isSetName } from '#dsl/entities/secret.ts'
import { isShown } from '../criteria.ts'

/** Columns of a form that are shown in a context, in its order; what rows repeat of others stands in those that name it. */
export const formColumns = (
  entity: AnyEntity,
  context: Context,
  named: readonly string[] = Object.keys(entity.columns).filter((name) => !copyInto(entity, name)),
): readonly string[] => {
  const entered = new Set(enteredColumns(entity).map(([name]) => name))
  return named.filter((name) => {
    const column = entity.columns[name]
    if (column === undefined || !isShown(column, context)) return false
    return entered.has(name) || !column.options.serverOnly
  })
}

/** Those of the shown columns a person may fill in now, and so those that are sent. */
export const sendableColumns = (entity: AnyEntity, shown: readonly string[], context: Context): string[] =>
  enteredColumns(entity)
    .filter(([name, column]) => shown.includes(name) && isEditable(column, context))
    .map(([name]) => name)

export const isEditable = (column: AnyColumn, context: Context): boolean =>
  column.options.edit !== 'never' && (column.options.edit !== 'onCreate' || context.mode === 'create')

export const pick = (row: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))

/** Secret columns of which a row from the server says that they are set. */
export const heldSecrets = (entity: AnyEntity, row: Readonly<Record<string, unknown>> = {}): string[] =>
  Object.entries(entity.columns).flatMap(([name, { options }]) =>
    options.secret && row[isSetName(name)] === true ? [name] : [],
  )
