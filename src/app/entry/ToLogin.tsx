import { Navigate, useLocation } from 'react-router-dom'
import type { EntryState } from './entryState.ts'

/** Leads to signing in, and from there back to this address. */
export const ToLogin = () => {
  const { pathname, search, hash } = useLocation()
  return <Navigate to="/login" replace state={{ from: pathname + search + hash } satisfies EntryState} />
}
