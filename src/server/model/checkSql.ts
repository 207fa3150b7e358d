import type { Column } from '#dsl/columns/column.ts'
import type { Facts } from '#dsl/columns/validator.ts'
import type { ModelCheck } from './model.ts'
import { checkName, literal, quoted, textLiteral } from './names.ts'

/** The conditions of a column that the database can hold to: the kind's own, its values and the facts of its validators. */
export const checkSql = (
  table: string,
  name: string,
  { kind, options, facts: { enumeration } }: Column,
): ModelCheck[] => {
  // What is stored of a secret is not what was written.
  if (options.secret) return []
  const column = quoted(name)
  const facts: Facts[] = [
    ...(kind.sql === 'text' ? [{ maxLength: numberIn(kind.json.maxLength) }] : []),
    ...(options.validate ?? []).flatMap((v) => v.facts ?? []),
  ]
  const conditions = [
    kind.checkSql?.(column),
    enumeration && !enumeration.open
      ? `${column} in (${enumeration.values.map((one) => literal(one, kind.sql)).join(', ')})`
      : undefined,
    bound(facts, 'minimum', (n) => `${column} >= ${literal(n, kind.sql)}`),
    bound(facts, 'maximum', (n) => `${column} <= ${literal(n, kind.sql)}`),
    bound(facts, 'maxLength', (n) => `char_length(${column}) <= ${n}`),
    ...facts.map((f) => f.pattern && `${column} ~ ${textLiteral(f.pattern)}`),
  ].filter((c) => c !== undefined)
  return conditions.length > 0
    ? [{ name: checkName(table, name), condition: conditions.map((c) => `(${c})`).join(' and ') }]
    : []
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** The strictest of the bounds told. */
const bound = (
  facts: readonly Facts[],
  which: 'minimum' | 'maximum' | 'maxLength',
  sql: (n: number) => string,
): string | undefined => {
  const told = facts.map((f) => f[which]).filter((n) => n !== undefined)
  if (told.length === 0) return undefined
  return sql(which === 'minimum' ? Math.max(...told) : Math.min(...told))
}
