import type { Related } from '#protocol/list.ts'
import type { ListAnswer } from '../../gateway.ts'

/** Labels that several answers of one list tell, as of one answer: column by column, those of the first one first. */
export const mergeRelated = (
  columns: readonly string[],
  answers: readonly (ListAnswer['related'] | undefined)[],
): Readonly<Record<string, Related>> =>
  Object.fromEntries(
    columns.map((name) => {
      const told = answers.flatMap((related) => related?.[name] ?? [])
      const complete = told.flatMap((one) => one.complete ?? [])
      return [name, { labels: told.flatMap(({ labels }) => labels), complete }]
    }),
  )
