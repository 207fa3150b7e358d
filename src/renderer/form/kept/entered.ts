import type { FormStore } from '#engine/form/formStore.ts'

/** By column, what is entered for several rows; a draft is text that could not be read yet. */
export type Entered = Readonly<Record<string, { readonly draft: string } | { readonly value: unknown }>>

export const enteredIn = (store: FormStore): Entered => {
  const [line = 0] = store.lines()
  const fields = store.changedColumns(line).map((name): [string, Entered[string]] => {
    const { draft, value } = store.field(line, name)
    return [name, draft === undefined ? { value } : { draft }]
  })
  return Object.fromEntries(fields)
}

/** Enters it anew, as a person would. */
export const enter = (store: FormStore, entered: Entered): void => {
  const [line = 0] = store.lines()
  for (const [name, given] of Object.entries(entered)) {
    if ('draft' in given) store.setDraft(line, name, given.draft)
    else store.setValue(line, name, given.value)
    store.commit(line, name)
  }
}
