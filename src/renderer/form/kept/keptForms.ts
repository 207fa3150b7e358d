import { useEffect } from 'react'
import type { FormStore } from '#engine/form/formStore.ts'
import { useAskOnUnload } from '../../dialog/useAskOnUnload.ts'
import { keepDialogsHereAlone } from './keptDialogs.ts'
import { storedKeys, storeForms, takeStored } from './storedForm.ts'
import { dropLeft } from './unfinished.ts'

interface Kept {
  readonly name: FormName
  readonly store: FormStore
  /** Institutions that it was for when something was last entered. */
  readonly places: readonly number[]
  /** It goes with the page. */
  readonly hereAlone?: true
}

/** Unfinished forms of this tab: a session that ends, or a page left, does not lose what was typed. */
const kept = new Map<string, Kept>()

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
const keyOf = (name: FormName): string => `${scopeOf(name)} ${name.row ?? 'new'}`

const keepForm = (one: Kept): void => void kept.set(keyOf(one.name), one)
export const forgetForm = (name: FormName): void => {
  kept.delete(keyOf(name))
  dropLeft(keyOf(name))
}

/** Lays what a reload of the page interrupted into a new form, and gives the institutions it was for; undefined where nothing was. */
export const refillForm = (name: FormName, store: FormStore): readonly number[] | undefined =>
  takeStored(keyOf(name), store)
/** The institutions that a kept form was for. */
export const keptPlaces = (name: FormName): readonly number[] => kept.get(keyOf(name))?.places ?? []
export const keptForm = (name: FormName): FormStore | undefined => kept.get(keyOf(name))?.store

/** The row of a table that was left unfinished, of the same person in the same institutions. */
export const keptRow = (name: FormName): number | undefined => {
  for (const one of kept.values())
    if (one.name.row !== undefined && scopeOf(one.name) === scopeOf(name) && one.store.dirty())
      return one.name.row
  const scope = `${scopeOf(name)} `
  const rows = storedKeys().flatMap((key) => (key.startsWith(scope) ? Number(key.slice(scope.length)) : []))
  return rows.find((row) => !Number.isNaN(row))
}

/** Whether new lines of a table were left unfinished. */
export const isLeftOpen = (name: FormName): boolean =>
  keptForm(name)?.dirty() === true || storedKeys().includes(keyOf(name))

/** With the page, those that nobody shows any more go too: who signs in by another server after the session's end leaves the page. */
const storeKept = (): void => {
  const forms = [...kept].filter(([, { store, hereAlone }]) => !hereAlone && store.dirty())
  storeForms(forms.map(([key, { store, places }]) => ({ key, store, places })))
}

/** Somebody has logged out here: the tab keeps nothing of theirs beyond this page. */
export const keepHereAlone = (): void => {
  for (const [key, one] of kept) kept.set(key, { ...one, hereAlone: true })
  keepDialogsHereAlone()
}

/** Keeps an open form while something is entered in it; the browser asks before a page goes that holds such. */
export const useKept = (name: FormName, store: FormStore, places: readonly number[]): void => {
  useAskOnUnload(() => store.dirty())
  useEffect(() => {
    // Wanted again after a forget: the effect may run twice.
    keepForm({ name, store, places })
    window.addEventListener('pagehide', storeKept)
    return () => {
      if (!store.dirty()) forgetForm(name)
    }
  }, [name, store, places])
}
