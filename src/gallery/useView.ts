import { useMemo, useSyncExternalStore } from 'react'
import type { Catalogue } from '#dsl/catalogue.ts'
import { parseView, printView, type View } from './address.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/** The view that the address names; showing another one changes the address and adds to the history. */
export const useView = (catalogue: Catalogue): [View, (next: View) => void] => {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const view = useMemo(() => parseView(search, catalogue), [search, catalogue])
  const show = (next: View) => {
    history.pushState(null, '', printView(next))
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  return [view, show]
}
