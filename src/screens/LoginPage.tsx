import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minuteOf } from './minuteOf.ts'
import './pages.css'

interface LoginPageProps {
  /** Rejects with a problem whose `code` is one of the error catalogue's; a wait has its reason and seconds in `details`. */
  onLogin(email: string, password: string): Promise<void>
  /** Why the person stands here: the session ended, or another tab logged out. */
  readonly notice?: 'ended' | undefined
}

interface Thrown {
  readonly code?: number
  readonly status?: number
  readonly offline?: boolean
  readonly details?: readonly {
    readonly reason?: string
    readonly params?: Readonly<Record<string, string | number>>
  }[]
}

/** What the page says: the sentence's key, the code for scripts, and the seconds to wait where there are any. */
interface Problem {
  readonly key: string
  readonly code: string
  readonly seconds: number
  /** Milliseconds since 1970. */
  readonly at: number
}

const problemOf = (thrown: unknown): Problem => {
  const { code = 500, status, offline, details = [] } = (thrown ?? {}) as Thrown
  const [{ reason, params } = {}] = details
  const key = offline
    ? 'offline'
    : status === 401
      ? 'badCredentials'
      : status === 429
        ? (reason ?? '429')
        : String(code)
  return { key, code: status === 429 ? '429' : key, seconds: Number(params?.seconds ?? 0), at: Date.now() }
}

/** E-mail and password. What was typed stays after a refusal; the message is read out and the field focused. */
export const LoginPage = ({ onLogin, notice }: LoginPageProps) => {
  const { t, i18n } = useTranslation()
  const [error, setError] = useState<Problem>()
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
      setError(problemOf(thrown))
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
          <p role="alert" className="banner banner--error" data-error-code={error.code} id="login-error">
            {t([`errors.${error.key}`, `errors.${error.code}`, 'errors.500'], {
              seconds: error.seconds,
              time: minuteOf(error.at + error.seconds * 1000, i18n.language),
            })}
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
