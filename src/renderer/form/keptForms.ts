import { useEffect } from 'react'
import type { FormStore } from '#engine/form/formStore.ts'

interface Kept {
  readonly name: FormName
  readonly store: FormStore
}

/** Unfinished forms of this tab: a session that ends, or a page left, does not lose what was typed. Never stored. */
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

const keepForm = (name: FormName, store: FormStore): void => void kept.set(keyOf(name), { name, store })
export const forgetForm = (name: FormName): void => void kept.delete(keyOf(name))
export const keptForm = (name: FormName): FormStore | undefined => kept.get(keyOf(name))?.store

/** The row of a table that was left unfinished, of the same person in the same institutions. */
export const keptRow = (name: FormName): number | undefined => {
  for (const one of kept.values())
    if (one.name.row !== undefined && scopeOf(one.name) === scopeOf(name) && one.store.dirty())
      return one.name.row
  return undefined
}

/** Keeps an open form while something is entered in it; the browser asks before a page goes that holds such. */
export const useKept = (name: FormName, store: FormStore): void =>
  useEffect(() => {
    // Wanted again after a forget: the effect may run twice.
    keepForm(name, store)
    const warn = (event: BeforeUnloadEvent) => {
      if (store.dirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      if (!store.dirty()) forgetForm(name)
    }
  }, [name, store])
