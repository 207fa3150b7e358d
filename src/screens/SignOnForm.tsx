import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** A code that was given elsewhere. */
  readonly code: string | undefined
  /** Whether it was tried, and led to nothing. */
  readonly refused: boolean
  onSignOn(code: string): void
}

/** Signing on by the server of one's institution, which is named by a code. */
export const SignOnForm = ({ code, refused, onSignOn }: Props) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(code !== undefined)
  const field = useRef<HTMLInputElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const first = field.current?.value === '' || refused ? field : submit
    first.current?.focus()
  }, [open, refused])

  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (typed !== '') onSignOn(typed)
  }
  if (!open)
    return (
      <button type="button" className="button" data-action="sso" onClick={() => setOpen(true)}>
        {t('login.sso.open')}
      </button>
    )
  return (
    <form className="login-card" onSubmit={go} aria-labelledby="sign-on-title">
      <h2 id="sign-on-title">{t('login.sso.open')}</h2>
      <label htmlFor="sign-on-code">{t('login.sso.code')}</label>
      <input
        className="input"
        id="sign-on-code"
        name="institutionCode"
        maxLength={255}
        autoComplete="organization"
        required
        ref={field}
        defaultValue={code}
        aria-describedby="sign-on-hint"
      />
      <p className="login-hint" id="sign-on-hint">
        {t('login.sso.hint')}
      </p>
      <button type="submit" className="button" data-action="sign-on" ref={submit}>
        {t('login.sso.submit')}
      </button>
    </form>
  )
}
