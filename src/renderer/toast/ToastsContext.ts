import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createToasts, type Toast, type Toasts } from './toasts.ts'

/** One store for the application unless another is provided. */
export const ToastsContext = createContext<Toasts>(createToasts())

export const useToasts = (): Toasts => useContext(ToastsContext)

export const useOpenToasts = (): readonly Toast[] => {
  return useStore(useToasts().state, ({ open }) => open)
}

/** The last 20 messages, newest first. */
export const useToastHistory = (): readonly Toast[] => {
  return useStore(useToasts().state, ({ history }) => history)
}
