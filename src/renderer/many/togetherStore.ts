import type { FormStore } from '#engine/form/formStore.ts'

/** What is told of the columns that somebody has touched. */
type OnTouched = (touched: ReadonlySet<string>) => void

/**
 * The store of a form for several rows. A field whose value is not the same in all of them shows nothing, and is part of the
 * change as soon as it is touched: emptied again, it is emptied in all rows. One of the `kept`, which a row cannot be
 * without, is left as it is in each row then.
 */
export const togetherStore = (
  store: FormStore,
  differing: readonly string[],
  kept: readonly string[],
  onTouched: OnTouched,
): FormStore => {
  let touched: ReadonlySet<string> = new Set()
  const touch = (column: string, isTouched: boolean) => {
    if (!differing.includes(column) || touched.has(column) === isTouched) return
    const others = [...touched].filter((one) => one !== column)
    touched = new Set(isTouched ? [...others, column] : others)
    onTouched(touched)
  }
  /** What was taken back is read as a value that is to go: the store sees that nothing was there to begin with. */
  const settle = (line: number, column: string) => {
    const { value, draft, problem, emptied } = store.field(line, column)
    const isEmpty = value === null && draft === undefined && problem === undefined
    if (touched.has(column) && isEmpty && !emptied) store.empty(line, column)
  }
  return {
    ...store,
    dirty: () => store.dirty() || touched.size > 0,
    setDraft: (line, column, raw) => {
      store.setDraft(line, column, raw)
      touch(column, raw.trim() !== '' || !kept.includes(column))
    },
    setValue: (line, column, value) => {
      store.setValue(line, column, value)
      touch(column, store.field(line, column).value !== null || !kept.includes(column))
      settle(line, column)
    },
    setValues: (line, values) => {
      store.setValues(line, values)
      for (const [column, value] of Object.entries(values)) {
        touch(column, value !== null || !kept.includes(column))
        settle(line, column)
      }
    },
    commit: (line, column) => {
      store.commit(line, column)
      settle(line, column)
    },
    validate: () => {
      const problems = store.validate()
      for (const line of store.lines()) for (const column of touched) settle(line, column)
      return problems
    },
  }
}
