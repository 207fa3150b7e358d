import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#protocol/problem.ts'
import { lengthFault, passwordLength } from '#protocol/services/session.ts'
import { ErrorText } from '#renderer/form/field/ErrorText.tsx'
import { useProblemText } from '#renderer/form/field/problemText.ts'
import { problemOf } from '#renderer/gateway.ts'
import { PasswordInput } from '../PasswordInput.tsx'
import { problemSentence, type SignInProblem, signInProblem } from '../signInProblem.ts'
import { useTitle } from '../useTitle.ts'
import '../pages.recipe.ts'

interface Props {
  /** Sends the password; rejects with a problem whose details stand under `newPassword` or `token`. */
  onChoose(password: string): Promise<void>
  /** Leads to where another link is asked for. */
  onAskAgain(): void
}

type Wrong =
  | { readonly is: 'fault'; readonly fault: Problem }
  | { readonly is: 'refused'; readonly problem: SignInProblem }

/** A password is chosen by the link of an e-mail. A link that is over says so, with the way to another. */
export const ChoosePage = ({ onChoose, onAskAgain }: Props) => {
  const { t } = useTranslation()
  const textOf = useProblemText()
  const [busy, setBusy] = useState(false)
  const [over, setOver] = useState(false)
  /** Under the field; put into words while it is drawn, in the language spoken then. */
  const [wrong, setWrong] = useState<Wrong>()
  const field = useRef<HTMLInputElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useTitle(t('password.choose.title'))
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (over) title.current?.focus()
  }, [over])

  const refuse = (next: Wrong) => {
    setWrong(next)
    field.current?.focus()
  }
  const refuseThrown = (thrown: unknown) => {
    const [detail] = problemOf(thrown).details
    if (detail?.reason === 'linkOver') return setOver(true)
    if (detail?.column === 'newPassword' && detail.reason) return refuse({ is: 'fault', fault: detail })
    refuse({ is: 'refused', problem: signInProblem(thrown) })
  }
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const password = field.current?.value ?? ''
    const fault = lengthFault(password)
    if (fault) return refuse({ is: 'fault', fault })
    setBusy(true)
    setWrong(undefined)
    try {
      await onChoose(password)
    } catch (thrown) {
      refuseThrown(thrown)
    } finally {
      setBusy(false)
    }
  }

  if (over)
    return (
      <main className="login">
        <div className="login-card">
          <p className="login-brand">Pupitre</p>
          <h1 ref={title} tabIndex={-1}>
            {t('password.over.title')}
          </h1>
          <p role="alert" className="banner banner--error" data-error-code="linkOver">
            {t('reasons.linkOver')}
          </p>
          <button
            type="button"
            className="button button--primary"
            data-action="ask-again"
            onClick={onAskAgain}
          >
            {t('password.over.another')}
          </button>
        </div>
      </main>
    )
  return (
    <main className="login">
      <form className="login-card" onSubmit={choose} noValidate aria-labelledby="choose-title">
        <p className="login-brand">Pupitre</p>
        <h1 id="choose-title">{t('password.choose.title')}</h1>
        <p className="login-intro">{t('password.choose.intro')}</p>
        <label htmlFor="choose-password">{t('password.choose.label')}</label>
        <p className="login-hint" id="choose-rules">
          {t('password.choose.rules', { minLength: passwordLength.min })}
        </p>
        <PasswordInput
          id="choose-password"
          name="newPassword"
          ref={field}
          autoComplete="new-password"
          invalid={wrong !== undefined}
          describedBy={wrong ? 'choose-rules choose-error' : 'choose-rules'}
        />
        {wrong && (
          <div
            role="alert"
            id="choose-error"
            data-error-code={wrong.is === 'fault' ? wrong.fault.reason : wrong.problem.code}
          >
            <ErrorText>
              {wrong.is === 'fault' ? textOf(wrong.fault) : problemSentence(t, wrong.problem)}
            </ErrorText>
          </div>
        )}
        <button
          type="submit"
          className="button button--primary"
          aria-disabled={busy || undefined}
          aria-busy={busy}
          data-action="save"
        >
          {t('password.choose.submit')}
        </button>
      </form>
    </main>
  )
}
