import type { AnyColumn } from '#dsl/columns/column.ts'
import type { JsonSchema } from '#dsl/columns/kind.ts'
import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { computedRules, copyInto } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { isSetName } from '#dsl/entities/secret.ts'
import { rowSchema } from '#engine/validation/shape.ts'

type Properties = Readonly<Record<string, JsonSchema>>

/** Of a stored value only its shape is promised: bounds may have been narrowed since it was written. */
const promised = ['type', 'enum', 'pattern', 'items'] as const

const answered = ({ kind }: AnyColumn, nullable: boolean): JsonSchema => {
  const schema: JsonSchema = Object.fromEntries(
    promised.flatMap((key) => (kind.json[key] === undefined ? [] : [[key, kind.json[key]]])),
  )
  return {
    ...schema,
    ...(schema.items && { items: { type: schema.items.type } }),
    ...(nullable && schema.type && { type: [schema.type, 'null'].flat() }),
    ...(nullable && schema.enum && { enum: [...schema.enum, null] }),
  }
}

/**
 * Null where nothing need be entered, where the column is not shown, and where it repeats a row that the person who asks
 * may not read. Lists that stand in rows of another entity are empty instead.
 */
const isNullable = (entity: AnyEntity, name: string, { options, facts }: AnyColumn): boolean => {
  if (facts.through) return false
  if (placeColumn(entity) === name) return false
  if (copyInto(entity, name)) return true
  return (!options.required || options.show !== undefined) && options.default === undefined
}

/** The columns of a row as they are answered; of a secret only whether it is set. */
export const answeredColumns = (entity: AnyEntity): Properties =>
  Object.fromEntries(
    Object.entries(entity.columns).map(([name, column]) =>
      column.options.secret
        ? [isSetName(name), { type: 'boolean' }]
        : [name, answered(column, isNullable(entity, name, column))],
    ),
  )

/** The columns a client may write, those that it changes in the row that they repeat among them, as its bodies are checked. */
export const writtenColumns = (entity: AnyEntity): Properties => {
  const { properties = {} } = rowSchema(entity)
  const set = Object.entries(entity.columns).filter(([name]) => isSettable(entity, name))
  return Object.fromEntries([
    ...writableColumns(entity).map(([name, { options }]) => [
      name,
      options.secret ? { ...properties[name], writeOnly: true } : (properties[name] ?? {}),
    ]),
    ...set.map(([name, column]) => [name, properties[name] ?? computedFrom(column)]),
  ])
}

/** Of a computed column, what may be given for what it is computed of: any that it may be. */
const computedFrom = (column: AnyColumn): JsonSchema => answered(column, true)

/** The columns that a change may say together, under their one name. */
export const togetherColumns = (entity: AnyEntity): Properties => {
  const written = writtenColumns(entity)
  return Object.fromEntries(
    Object.entries(entity.wire.together ?? {}).map(([name, parts]) => [
      name,
      {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(parts).map(([part, column]) => [part, written[column] ?? {}]),
        ),
        additionalProperties: false,
      },
    ]),
  )
}

/** Whether a derived column may be given for what it is derived from. */
const isSettable = (entity: AnyEntity, name: string): boolean =>
  copyInto(entity, name)?.writes === true ||
  computedRules(entity).some(([column, rule]) => column === name && rule.sets !== undefined)

/** The columns without which no row can be created, whatever its institutions have. */
export const neededColumns = (entity: AnyEntity): string[] =>
  writableColumns(entity).flatMap(([name, { options, kind }]) =>
    options.required && !options.show && options.default === undefined && kind.blank === undefined
      ? [name]
      : [],
  )
