import type { AnyEntity } from '#dsl/entities/entity.ts'

/** Of some kind, and of the wrong one for most columns. */
const wrong = [{ a: 1 }, [{ a: 1 }], 'text', true, 1e300, -1, '', [], '2026-99-99', { $$typeof: 1 }]

/** Rows of an entity, each of which holds one wrong thing in all its columns. */
export const rowsOf = ({
  columns,
}: AnyEntity): ({ id: number; version: number } & Record<string, unknown>)[] =>
  wrong.map((value, n) => ({
    ...Object.fromEntries(Object.keys(columns).map((name) => [name, value])),
    id: n + 1,
    version: 1,
  }))
