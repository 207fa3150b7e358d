import type { AnyColumn } from '#dsl/columns/column.ts'
import { columnNamed } from '#dsl/columns/column.ts'
import { isComputedIn } from '#dsl/entities/facts.ts'
import { exampleRow } from '#engine/examples.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import { validatorsOf } from '#engine/validation/shape.ts'
import { type Problem, paramsIn } from '#protocol/problem.ts'

/** The error most to be expected of a column: nothing entered, a bound, else a value that is not right. */
const problemOf = (
  { options, kind }: AnyColumn,
  validators = validatorsOf({ options, kind, facts: {} }),
): Problem => {
  const [first] = validators
  if (options.required && kind.blank === undefined) return { code: 419 }
  return first ? { code: first.code, reason: first.name, params: paramsIn(first.facts) } : { code: 406 }
}

/** An error under every field. */
export const withErrors = (store: FormStore): void => {
  store.setProblems(
    store.columns().map((column) => ({
      ...problemOf(columnNamed(store.entity.columns, column)),
      column,
      line: 0,
    })),
  )
}

/** As many lines as the form takes, each filled in. */
export const withLines = (store: FormStore): void => {
  while (store.addLine() !== undefined);
  for (const [n, line] of store.lines().entries()) {
    const row = exampleRow(store.entity, 100 + n, () => [1, 2, 3])
    for (const column of store.columns())
      if (!isComputedIn(store.entity, column)) store.setValue(line, column, row[column] ?? null)
  }
}
