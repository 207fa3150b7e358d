import { useEffect } from 'react'
import type { FormStore } from '#engine/form/formStore.ts'
import { useAskOnUnload } from '../../dialog/useAskOnUnload.ts'
import { type FormName, forgetForm, keepForm, keptForms, keyOf } from './keptForms.ts'
import { storeForms, takeStored } from './storeForms.ts'

/** Lays what a reload of the page interrupted into a new form, and gives the institutions it was for; undefined where nothing was. */
export const refillForm = (name: FormName, store: FormStore): readonly number[] | undefined =>
  takeStored(keyOf(name), store)

/** With the page, those that nobody shows any more go too: who signs in by another server after the session's end leaves the page. */
const storeKept = (): void => {
  const forms = [...keptForms].filter(([, { store, hereAlone }]) => !hereAlone && store.dirty())
  storeForms(forms.map(([key, { store, places }]) => ({ key, store, places })))
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
