import { CompiledQuery, type QueryResult } from 'kysely'

/** A database or an open transaction. */
export interface Executor {
  executeQuery<R>(query: CompiledQuery<R>): Promise<QueryResult<R>>
}

/** Runs one statement whose text is made of the catalogue's own names and `$n` placeholders. */
export const run = async <R = Readonly<Record<string, unknown>>>(
  db: Executor,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> => (await db.executeQuery<R>(CompiledQuery.raw(text, [...values]) as CompiledQuery<R>)).rows

/** Values of a statement in the making: `bind` gives the placeholder that stands for one. */
export class Bindings {
  readonly values: unknown[] = []

  bind(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}
