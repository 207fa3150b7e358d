import type { FormStore } from '#engine/form/formStore.ts'

/** Unfinished forms of this tab: a session that ends, or a page left, does not lose what was typed. Never stored. */
const kept = new Map<string, FormStore>()

export interface FormName {
  readonly person: number
  readonly table: string
  /** The row it modifies; undefined for new lines. */
  readonly row?: number
}

const keyOf = ({ person, table, row }: FormName): string => `${person} ${table} ${row ?? 'new'}`

export const keepForm = (name: FormName, store: FormStore): void => void kept.set(keyOf(name), store)
export const forgetForm = (name: FormName): void => void kept.delete(keyOf(name))
export const keptForm = (name: FormName): FormStore | undefined => kept.get(keyOf(name))
