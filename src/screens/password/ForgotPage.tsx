import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemSentence, type SignInProblem, signInProblem } from '../signInProblem.ts'
import { useTitle } from '../useTitle.ts'
import '../pages.recipe.ts'

interface Props {
  /** An address that was typed elsewhere. */
  readonly email: string
  /** Asks for the link; rejects with a problem as signing in does. */
  onAsk(email: string): Promise<void>
  /** Back to signing in, with the address. */
  onBack(email: string): void
}

/** Asks for a link by which to choose a password. What it answers is the same whether or not there is such an account. */
export const ForgotPage = ({ email, onAsk, onBack }: Props) => {
  const { t } = useTranslation()
  const [state, setState] = useState<'asking' | 'busy' | 'asked'>('asking')
  const [error, setError] = useState<SignInProblem>()
  const address = useRef<HTMLInputElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const typed = useRef(email)

  useTitle(t('password.forgot.title'))
  useEffect(() => (address.current?.value === '' ? address : submit).current?.focus(), [])
  useEffect(() => {
    if (state === 'asked') title.current?.focus()
  }, [state])

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'busy') return
    typed.current = (address.current?.value ?? '').trim()
    setState('busy')
    setError(undefined)
    try {
      await onAsk(typed.current)
      setState('asked')
    } catch (thrown) {
      setError(signInProblem(thrown))
      setState('asking')
      address.current?.focus()
    }
  }
  const back = (
    <a
      className="login-other"
      href="/login"
      data-action="back-to-login"
      onClick={(event) => {
        event.preventDefault()
        onBack(address.current?.value ?? typed.current)
      }}
    >
      {t('password.back')}
    </a>
  )

  return (
    <main className="login">
      <form className="login-card" onSubmit={ask} aria-labelledby="forgot-title">
        <p className="login-brand">Pupitre</p>
        <h1 id="forgot-title" ref={title} tabIndex={-1}>
          {t('password.forgot.title')}
        </h1>
        {state === 'asked' ? (
          <>
            <p role="status" className="banner banner--info">
              {t('password.forgot.asked')}
            </p>
            <p className="login-intro">{t('password.forgot.nothing')}</p>
          </>
        ) : (
          <>
            <p className="login-intro">{t('password.forgot.intro')}</p>
            {error && (
              <p role="alert" className="banner banner--error" data-error-code={error.code} id="forgot-error">
                {problemSentence(t, error)}
              </p>
            )}
            <label htmlFor="forgot-email">{t('login.email')}</label>
            <input
              className="input"
              id="forgot-email"
              name="email"
              type="email"
              autoComplete="username"
              maxLength={254}
              required
              ref={address}
              defaultValue={email}
              aria-describedby={error ? 'forgot-error' : undefined}
            />
            <button
              type="submit"
              className="button button--primary"
              aria-disabled={state === 'busy' || undefined}
              aria-busy={state === 'busy'}
              ref={submit}
              data-action="send"
            >
              {t('password.forgot.submit')}
            </button>
          </>
        )}
        {back}
      </form>
    </main>
  )
}
