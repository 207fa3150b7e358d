import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './pages.css'

interface LoginPageProps {
  /** Rejects with a problem whose `code` is one of the error catalogue's. */
  onLogin(email: string, password: string): Promise<void>
  /** Why the person stands here: the session ended, or another tab logged out. */
  readonly notice?: 'ended' | undefined
}

const codeOf = (thrown: unknown): string => {
  const { code, status, offline } = (thrown ?? {}) as { code?: number; status?: number; offline?: boolean }
  if (offline) return 'offline'
  return status === 401 ? 'badCredentials' : String(code ?? 500)
}

/** E-mail and password. What was typed stays after a refusal; the message is read out and the field focused. */
export const LoginPage = ({ onLogin, notice }: LoginPageProps) => {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [visible, setVisible] = useState(false)
  const password = useRef<HTMLInputElement>(null)

  useEffect(() => {
    document.title = `${t('login.title')} · Pupitre`
  }, [t])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    setBusy(true)
    setError(undefined)
    try {
      await onLogin(String(data.get('email')).trim(), String(data.get('password')))
    } catch (thrown) {
      setError(codeOf(thrown))
      setBusy(false)
      password.current?.focus()
      password.current?.select()
    }
  }

  return (
    <main className="login">
      <form className="login__card" onSubmit={submit} aria-labelledby="login-title">
        <p className="login__brand">Pupitre</p>
        <h1 id="login-title">{t('login.title')}</h1>
        <p className="login__intro">{t('login.intro')}</p>
        {notice && !error && (
          <p role="status" className="banner banner--info">
            {t('errors.440')}
          </p>
        )}
        {error && (
          <p role="alert" className="banner banner--error" data-error-code={error} id="login-error">
            {t([`errors.${error}`, 'errors.500'])}
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
          aria-describedby={error ? 'login-error' : undefined}
        />
        <label htmlFor="login-password">{t('login.password')}</label>
        <div className="login__password">
          <input
            className="input"
            id="login-password"
            name="password"
            ref={password}
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            required
            aria-describedby={error ? 'login-error' : undefined}
          />
          <button
            type="button"
            className="button button--quiet"
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {t(visible ? 'login.hide' : 'login.show')}
          </button>
        </div>
        <button
          type="submit"
          className="button button--primary"
          disabled={busy}
          aria-busy={busy}
          data-action="login"
        >
          {t(busy ? 'login.busy' : 'login.submit')}
        </button>
      </form>
    </main>
  )
}
