import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Client } from './client.ts'

const ClientContext = createContext<Client | undefined>(undefined)
export const ClientProvider = ClientContext.Provider

export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) throw new Error('ClientProvider is missing')
  return client
}

export function useSession() {
  const { subscribe, getState } = useClient().session.state
  // A page drawn ahead is taken over as it is known by then, and not as it began.
  return useSyncExternalStore(subscribe, getState, getState)
}
