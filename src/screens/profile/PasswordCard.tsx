import type { TFunction } from 'i18next'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordLength } from '#protocol/services/session.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { ErrorText } from '#renderer/form/field/ErrorText.tsx'
import { useProblemText } from '#renderer/form/field/problemText.ts'
import { problemOf } from '#renderer/gateway.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { PasswordInput } from '../PasswordInput.tsx'
import { problemSentence, type SignInProblem, signInProblem } from '../signInProblem.ts'
import { knownFault, type PasswordFault, type PasswordField, passwordFields } from './passwordFaults.ts'

export interface Passwords {
  readonly currentPassword: string
  readonly newPassword: string
}

interface Props {
  readonly email: string
  onChange(passwords: Passwords): Promise<void>
}

/** Something is wrong with a field, or with the whole: put into words while it is drawn, in the language spoken then. */
type Wrong = { readonly field: PasswordField | undefined } & (
  | { readonly is: 'fault'; readonly fault: PasswordFault }
  | { readonly is: 'mismatch' }
  | { readonly is: 'refused'; readonly problem: SignInProblem }
)

/** The person's own password. What was typed stays until it is taken. Source: specification of the institution area, §2, §5. */
export const PasswordCard = ({ email, onChange }: Props) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Wrong>()

  const entered = (field: PasswordField) => {
    const input = form.current?.elements.namedItem(field)
    return input instanceof HTMLInputElement ? input.value : ''
  }
  const refuse = (next: Wrong) => {
    setWrong(next)
    const input = form.current?.elements.namedItem(next.field ?? 'currentPassword')
    if (input instanceof HTMLInputElement) input.focus()
  }
  const refuseFault = (fault: PasswordFault) => refuse({ is: 'fault', field: fault.field, fault })
  const refuseThrown = (thrown: unknown) => {
    const { status, details } = problemOf(thrown)
    const [detail] = details
    const field = passwordFields.find((name) => name === detail?.column)
    if (status !== 429 && field && detail?.reason) return refuseFault({ ...detail, field })
    refuse({ is: 'refused', field, problem: signInProblem(thrown) })
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const known = knownFault(entered)
    if (known) return refuseFault(known)
    if (entered('newPassword') !== entered('confirmation'))
      return refuse({ is: 'mismatch', field: 'confirmation' })
    setBusy(true)
    setWrong(undefined)
    try {
      await onChange({ currentPassword: entered('currentPassword'), newPassword: entered('newPassword') })
      form.current?.reset()
      toasts.show('success', t('profile.password.done'))
    } catch (thrown) {
      refuseThrown(thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="card" aria-labelledby="profile-password">
      <h2 id="profile-password">{t('profile.password.title')}</h2>
      <form ref={form} className="profile-form" onSubmit={save} noValidate>
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        {passwordFields.map((field) => (
          <div key={field} className="profile-field">
            <label htmlFor={`profile-${field}`}>{t(`profile.password.fields.${field}`)}</label>
            {field === 'newPassword' && (
              <p className="login-hint" id="profile-rules">
                {t('password.choose.rules', { minLength: passwordLength.min })}
              </p>
            )}
            <PasswordInput
              id={`profile-${field}`}
              name={field}
              autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
              invalid={wrong?.field === field}
              describedBy={
                [field === 'newPassword' && 'profile-rules', wrong?.field === field && 'profile-wrong']
                  .filter(Boolean)
                  .join(' ') || undefined
              }
            />
            {wrong?.field === field && <Told wrong={wrong} />}
          </div>
        ))}
        {wrong && wrong.field === undefined && <Told wrong={wrong} />}
        <ActionButton action="save" type="submit" look="main" busy={busy}>
          {t('profile.password.submit')}
        </ActionButton>
      </form>
    </section>
  )
}

const Told = ({ wrong }: { readonly wrong: Wrong }) => {
  const { t } = useTranslation()
  const textOf = useProblemText()
  const [code, text] = wordsOf(wrong, t, textOf)
  return (
    <div role="alert" id="profile-wrong" data-error-code={code}>
      <ErrorText>{text}</ErrorText>
    </div>
  )
}

/** Its code for scripts, and its sentence. */
const wordsOf = (
  wrong: Wrong,
  t: TFunction,
  textOf: ReturnType<typeof useProblemText>,
): readonly [string, string] => {
  if (wrong.is === 'mismatch') return ['mismatch', t('profile.password.mismatch')]
  if (wrong.is === 'refused') return [wrong.problem.code, problemSentence(t, wrong.problem)]
  return [wrong.fault.reason ?? String(wrong.fault.code), textOf(wrong.fault)]
}
