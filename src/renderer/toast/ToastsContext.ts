import { createContext, useContext, useSyncExternalStore } from 'react'
import { createToasts, type Toast, type Toasts } from './toasts.ts'

/** One store for the application unless another is provided. */
export const ToastsContext = createContext<Toasts>(createToasts())

export const useToasts = (): Toasts => useContext(ToastsContext)

export const useOpenToasts = (): readonly Toast[] => {
  const toasts = useToasts()
  return useSyncExternalStore(toasts.subscribe, toasts.open, toasts.open)
}

/** The last 20 messages, newest first. */
export const useToastHistory = (): readonly Toast[] => {
  const toasts = useToasts()
  return useSyncExternalStore(toasts.subscribe, toasts.history)
}
