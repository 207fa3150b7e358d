import type { Columns } from '../columns/column.ts'
import type { AnyEntity } from '../entities/entity.ts'
import {
  checksOf,
  computedRules,
  copiesIn,
  guardsOf,
  outboundColumns,
  uniqueRules,
} from '../entities/facts.ts'
import { SchemaError } from '../schemaError.ts'
import type { Entities } from './names.ts'

/** A secret stands in nothing that is read, sorted, compared, copied or computed; a guard is over secrets. */
export const checkSecrets = (e: AnyEntity, entities: Entities): void => {
  const columns = e.columns
  const isSecret = (of: Columns | undefined, name: string): boolean => of?.[name]?.options.secret === true
  const used: readonly string[] = [
    e.label.column,
    ...(e.label.beside === undefined ? [] : [e.label.beside]),
    ...e.search,
    ...e.indexes,
    ...uniqueRules(e).flatMap((rule) => rule.columns),
    ...checksOf(e).flatMap((rule) => rule.reads),
    ...computedRules(e).flatMap(([, rule]) => rule.reads),
    ...copiesIn(e).map(([, copy]) => copy.relation),
  ]
  const read = used.find((name) => isSecret(columns, name))
  if (read !== undefined) throw new SchemaError(`${e.name}.${read} is secret: nothing else may read it`)
  for (const [name, { relation, column }] of copiesIn(e)) {
    const target = entities.get(columns[relation]?.facts.entity ?? '')?.columns
    if (!(target && column in target))
      throw new SchemaError(`${e.name}.${name} repeats ${relation}.${column}, which is no column`)
    if (isSecret(target, column))
      throw new SchemaError(`${e.name}.${name} repeats ${relation}.${column}, which is secret`)
  }
  for (const { of, secrets } of guardsOf(e)) {
    if (!(of in columns)) throw new SchemaError(`${e.name}: secrets are sent to ${of}, which is no column`)
    // What is told apart is the scheme, the host and the port of something that has them.
    if (!isAddress(columns, of))
      throw new SchemaError(`${e.name}: secrets are sent to ${of}, which is no web address`)
    const open = secrets.find((name) => !isSecret(columns, name))
    if (open !== undefined) throw new SchemaError(`${e.name}.${open} is guarded but not secret`)
  }
  const vague = outboundColumns(e).find((name) => !isAddress(columns, name))
  if (vague !== undefined) throw new SchemaError(`${e.name}.${vague} is called, and is no web address`)
}

const isAddress = (columns: Columns, name: string): boolean =>
  columns[name]?.options.validate?.some((one: { name: string }) => one.name === 'webAddress') === true
