import type { Context } from '#dsl/criterion.ts'
import { isComputedIn } from '#dsl/entities/facts.ts'
import type { Line } from './fieldState.ts'
import { formColumns, sendableColumns } from './formColumns.ts'
import type { FormOptions } from './formOptions.ts'

/**
 * The institutions of a line, and what follows from them: criteria of a line are judged by those that it is for, which
 * are the form's unless the line says so itself. The form shows what one of its lines shows. `mayWrite` tells of a column
 * whether the person may change it by now.
 */
export const linePlaces = (
  { entity, placesBy, columns }: FormOptions,
  mayWrite: (column: string) => boolean,
) => {
  const of = (line: Line, { institutions }: Context): readonly number[] => {
    if (!placesBy) return institutions
    const chosen = line.fields.get(placesBy)?.value
    return Array.isArray(chosen) ? chosen : []
  }
  /** What the criteria of these lines are judged by. */
  const context = (lines: readonly Line[], form: Context): Context => {
    if (!placesBy) return form
    return { ...form, institutions: [...new Set(lines.flatMap((line) => of(line, form)))] }
  }
  const shown = (lines: readonly Line[], form: Context) => formColumns(entity, context(lines, form), columns)
  const sent = (line: Line, form: Context): string[] =>
    sendableColumns(entity, shown([line], form), context([line], form)).filter(mayWrite)
  return {
    of,
    context,
    shown,
    sent,
    /** Columns of a line that may be wrong: those that are sent, and those computed from them. */
    judged: (line: Line, form: Context): string[] => {
      const entered = sent(line, form)
      return shown([line], form).filter((name) => isComputedIn(entity, name) || entered.includes(name))
    },
  }
}
