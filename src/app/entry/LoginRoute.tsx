import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useClient } from '#client/ClientContext.ts'
import type { SessionState } from '#client/session/session.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import { useIdle } from '#renderer/scheduling/useIdle.ts'
import { useSteady } from '#renderer/useSteady.ts'
import { LoginPage } from '#screens/LoginPage.tsx'
import { readAhead } from '../console/readAhead.ts'
import { type EntryState, entryIn } from './entryState.ts'
import { PageTools } from './PageTools.tsx'
import { signOnState } from './signOnState.ts'

interface Props {
  readonly catalogue: Catalogue
  readonly state: SessionState
}

/** Where one signs in; who has done so goes on to where they wanted to be. */
export const LoginRoute = ({ catalogue, state }: Props) => {
  const client = useClient()
  // While one types; what cannot be fetched is asked for once more by what needs it.
  useIdle(useSteady(async () => catalogue.later?.all().catch(() => undefined)))
  const queries = useQueryClient()
  const { session } = client
  const location = useLocation()
  const navigate = useNavigate()
  const { from: wanted, email, notice } = entryIn(location.state)
  const { refusal, code, returnTo } = signOnState(location.search)
  const from = wanted ?? returnTo ?? '/'
  // Somebody else's session may be open here: whoever has just chosen a password signs in as themselves.
  if (state.status === 'open' && !notice) return <Navigate to={from} replace />

  const login = async (address: string, password: string) => {
    await session.login(address, password)
    void readAhead({ catalogue, client, queries }, new URL(from, document.location.origin))
    if (notice) navigate(from, { replace: true })
  }
  const ended = state.status === 'anonymous' && state.why === 'ended'
  return (
    <>
      <PageTools />
      <LoginPage
        onLogin={login}
        onForgot={(typed) => navigate('/password', { state: { from, email: typed } satisfies EntryState })}
        onSignOn={(typed) => session.signOn(typed, from)}
        refusal={refusal}
        code={code}
        notice={notice ?? (ended ? 'ended' : undefined)}
        email={email}
      />
    </>
  )
}
