import { SchemaError } from '#dsl/schemaError.ts'

/** PostgreSQL cuts longer names silently. */
const NAME_BYTES = 63

/** A name as an SQL identifier; refuses one that PostgreSQL would cut. */
export const quoted = (name: string): string => {
  if (new TextEncoder().encode(name).length > NAME_BYTES)
    throw new SchemaError(`${name}: a name in the database has at most ${NAME_BYTES} bytes`)
  return `"${name.replaceAll('"', '""')}"`
}

/** Tables that are no entity's: what the migrations called `system` make, and their own list. */
export const serverTables: readonly string[] = [
  'account',
  'attempt',
  'audit',
  'auditSeal',
  'file',
  'gazetteer',
  'idempotency',
  'message',
  'passwordOffer',
  'payrollFile',
  'place',
  'pupitre_migration',
  'session',
  'ssoAnswer',
  'ssoIdentity',
]

export const textLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A value as it is on the wire, as an SQL literal of a column of the type. */
export const literal = (value: unknown, type: string): string => {
  if (value === null || value === undefined) return 'null'
  if (type === 'jsonb') return `${textLiteral(JSON.stringify(value))}::jsonb`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return type === 'text' ? textLiteral(String(value)) : `${textLiteral(String(value))}::${type}`
}

/** The constraint that answers for a bad value of one column, and how an error tells which column it was. */
export const checkName = (table: string, column: string): string => `${table}_${column}_check`
export const foreignKeyName = (table: string, column: string): string => `${table}_${column}_fkey`
export const indexName = (table: string, column: string): string => `${table}_${column}_index`
