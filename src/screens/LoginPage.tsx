import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SsoRefusal } from '#protocol/services/sso.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { SignOnForm } from './SignOnForm.tsx'
import { problemSentence, type SignInProblem, signInProblem } from './signInProblem.ts'
import { useTitle } from './useTitle.ts'
import './pages.recipe.ts'

interface LoginPageProps {
  /** Rejects with a problem whose `code` is one of the error catalogue's; a wait has its reason and seconds in `details`. */
  onLogin(email: string, password: string): Promise<void>
  /** Leads to where a forgotten password is told, with the address that was typed. */
  onForgot?(email: string): void
  /** Leads to the server of an institution, by a code of it. */
  onSignOn?(code: string): void
  /** Why that server signed nobody on. */
  readonly refusal?: SsoRefusal | undefined
  /** A code that was given elsewhere. */
  readonly code?: string | undefined
  /** Why the person stands here: the session ended, or a password was chosen. */
  readonly notice?: 'ended' | 'passwordChosen' | undefined
  /** An address that was typed elsewhere. */
  readonly email?: string | undefined
}

/** E-mail and password. What was typed stays after a refusal; the message is read out and the field focused. */
export const LoginPage = (props: LoginPageProps) => {
  const { onLogin, onForgot, onSignOn, refusal, code, notice, email = '' } = props
  const { t } = useTranslation()
  const [error, setError] = useState<SignInProblem>()
  const [busy, setBusy] = useState(false)
  const address = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  useTitle(t('login.title'))
  useEffect(() => {
    // Whoever comes with a code is about to sign on by it; whoever is typing already goes on.
    if (code !== undefined || document.activeElement instanceof HTMLInputElement) return
    const first = address.current?.value === '' ? address : password
    first.current?.focus()
  }, [code])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    setBusy(true)
    setError(undefined)
    try {
      await onLogin(String(data.get('email')).trim(), String(data.get('password')))
    } catch (thrown) {
      setError(signInProblem(thrown))
      setBusy(false)
      password.current?.focus()
      password.current?.select()
    }
  }

  return (
    <main className="login">
      <form className="login-card" onSubmit={submit} aria-labelledby="login-title">
        <p className="login-brand">Pupitre</p>
        <h1 id="login-title">{t('login.title')}</h1>
        <p className="login-intro">{t('login.intro')}</p>
        {refusal && !error && (
          <p role="alert" className="banner banner--error" data-sso-refusal={refusal}>
            {t(`login.sso.refusals.${refusal}`)}
          </p>
        )}
        {notice && !refusal && !error && (
          <p role="status" className="banner banner--info">
            {t(notice === 'ended' ? 'errors.440' : 'password.chosen')}
          </p>
        )}
        {error && (
          <p role="alert" className="banner banner--error" data-error-code={error.code} id="login-error">
            {problemSentence(t, error)}
          </p>
        )}
        <label htmlFor="login-email">{t('login.email')}</label>
        <input
          className="input"
          id="login-email"
          name="email"
          type="email"
          autoComplete="username"
          required
          ref={address}
          defaultValue={email}
          aria-describedby={error ? 'login-error' : undefined}
        />
        <label htmlFor="login-password">{t('login.password')}</label>
        <PasswordInput
          id="login-password"
          name="password"
          ref={password}
          autoComplete="current-password"
          describedBy={error ? 'login-error' : undefined}
        />
        <button
          type="submit"
          className="button button--primary"
          disabled={busy}
          aria-busy={busy}
          data-action="login"
        >
          {t(busy ? 'login.busy' : 'login.submit')}
        </button>
        {onForgot && (
          <a
            className="login-other"
            href="/password"
            data-action="forgot-password"
            onClick={(event) => {
              event.preventDefault()
              onForgot(address.current?.value ?? '')
            }}
          >
            {t('login.forgot')}
          </a>
        )}
      </form>
      {onSignOn && <SignOnForm code={code} refused={refusal !== undefined} onSignOn={onSignOn} />}
    </main>
  )
}
