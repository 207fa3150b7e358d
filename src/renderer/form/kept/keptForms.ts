import type { FormStore } from '#engine/form/formStore.ts'
import { keepDialogsHereAlone } from './keptDialogs.ts'
import { storedKeys } from './storedForm.ts'
import { dropLeft, writeLeft } from './unfinished.ts'

interface Kept {
  readonly name: FormName
  readonly store: FormStore
  /** Institutions that it was for when something was last entered. */
  readonly places: readonly number[]
  /** It goes with the page. */
  readonly hereAlone?: true
}

/** Unfinished forms of this tab: a session that ends, or a page left, does not lose what was typed. */
export const keptForms = new Map<string, Kept>()

export interface FormName {
  readonly person: number
  readonly table: string
  /** The row it modifies, or its place where rows are edited as they stand; undefined for new lines. */
  readonly row?: number
  /** A row edited where it stands: what was typed is for these institutions and for no others. */
  readonly within?: readonly number[]
}

const scopeOf = ({ person, table, within }: FormName): string =>
  `${person} ${table} ${within?.toSorted((a, b) => a - b).join() ?? ''}`
export const keyOf = (name: FormName): string => `${scopeOf(name)} ${name.row ?? 'new'}`

export const keepForm = (one: Kept): void => void keptForms.set(keyOf(one.name), one)
export const forgetForm = (name: FormName): void => {
  keptForms.delete(keyOf(name))
  dropLeft(keyOf(name))
}

/** The institutions that a kept form was for. */
export const keptPlaces = (name: FormName): readonly number[] => keptForms.get(keyOf(name))?.places ?? []
export const keptForm = (name: FormName): FormStore | undefined => keptForms.get(keyOf(name))?.store

/** The row of a table that was left unfinished, of the same person in the same institutions. */
export const keptRow = (name: FormName): number | undefined => {
  for (const one of keptForms.values())
    if (one.name.row !== undefined && scopeOf(one.name) === scopeOf(name) && one.store.dirty())
      return one.name.row
  const scope = `${scopeOf(name)} `
  const rows = storedKeys().flatMap((key) => (key.startsWith(scope) ? Number(key.slice(scope.length)) : []))
  return rows.find((row) => !Number.isNaN(row))
}

/** Whether new lines of a table were left unfinished. */
export const isLeftOpen = (name: FormName): boolean =>
  keptForm(name)?.dirty() === true || storedKeys().includes(keyOf(name))

const others = new Set<() => void>()

/** What else keeps something of a person is told when they have logged out. */
export const whenLeft = (follow: () => void): void => void others.add(follow)

/** Somebody has logged out here: the tab keeps nothing of theirs beyond this page. */
export const keepHereAlone = (): void => {
  for (const [key, one] of keptForms) keptForms.set(key, { ...one, hereAlone: true })
  keepDialogsHereAlone()
  for (const follow of others) follow()
  writeLeft([])
}
