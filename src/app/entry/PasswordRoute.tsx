import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useClient } from '#client/ClientContext.ts'
import { endpoints } from '#protocol/services.ts'
import { ChoosePage } from '#screens/password/ChoosePage.tsx'
import { ForgotPage } from '#screens/password/ForgotPage.tsx'
import { type EntryState, entryIn } from './entryState.ts'
import { PageTools } from './PageTools.tsx'

/**
 * `/password` asks for a link, `/password#TOKEN` is where it leads. The token leaves the address at once, so that neither
 * the history nor whoever looks at the screen has it, and is kept in memory only.
 */
export const PasswordRoute = () => {
  const { http } = useClient()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState(() => hash.slice(1))
  const known = entryIn(state)

  useEffect(() => {
    if (hash.length < 2) return
    setToken(hash.slice(1))
    navigate('/password', { replace: true, state })
  }, [hash, state, navigate])

  const send = (endpoint: (typeof endpoints)['forgotPassword' | 'resetPassword'], body: object) =>
    http.send({ ...endpoint, method: 'POST', anonymous: true, body })
  const choose = async (newPassword: string) => {
    await send(endpoints.resetPassword, { token, newPassword })
    navigate('/login', { replace: true, state: { notice: 'passwordChosen' } satisfies EntryState })
  }
  return (
    <>
      <PageTools />
      {token === '' ? (
        <ForgotPage
          email={known.email ?? ''}
          onAsk={async (email) => void (await send(endpoints.forgotPassword, { email }))}
          onBack={(email) => navigate('/login', { state: { ...known, email } satisfies EntryState })}
        />
      ) : (
        <ChoosePage key={token} onChoose={choose} onAskAgain={() => setToken('')} />
      )}
    </>
  )
}
