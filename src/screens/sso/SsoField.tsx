import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Detail } from '#protocol/problem.ts'
import { ErrorText } from '#renderer/form/field/ErrorText.tsx'
import { useProblemText } from '#renderer/form/field/problemText.ts'
import { demanded, type Typed } from './settings.ts'
import '#renderer/widgets/controls.recipe.ts'

interface Props {
  readonly name: Typed
  readonly value: string
  readonly disabled: boolean
  readonly placeholder?: string | undefined
  /** What the server said against it. */
  readonly problem: Detail | undefined
  onType(text: string): void
  /** Beside the control. */
  readonly children?: ReactNode
}

/** A text of the settings: its name, and under it what is wrong or what it is for. */
export const SsoField = ({ name, value, disabled, placeholder, problem, onType, children }: Props) => {
  const { t, i18n } = useTranslation()
  const problemText = useProblemText()
  const [left, setLeft] = useState(false)
  const isDemanded = demanded.includes(name)
  const lacks = isDemanded && value.trim() === ''
  const told = problem ? problemText(problem) : lacks && left ? t(`screens.sso.required.${name}`) : undefined
  const hint = `screens.sso.hints.${name}`
  const id = `sso-${name}`
  return (
    <div className="field" data-column={name} data-width="wide">
      <label className="field-label" htmlFor={id}>
        {t(`screens.sso.columns.${name}`)}
        {isDemanded && (
          <span className="field-required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className="secret">
        <input
          id={id}
          name={name}
          className="control"
          type={name === 'clientSecret' ? 'password' : 'text'}
          inputMode={name.endsWith('Url') ? 'url' : undefined}
          autoComplete={name === 'clientSecret' ? 'new-password' : 'off'}
          spellCheck={false}
          maxLength={name === 'clientSecret' ? 1000 : 255}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          required={isDemanded}
          aria-invalid={told !== undefined}
          // Nothing can be set while single sign-on is off, which the switch says.
          aria-describedby={disabled ? `${id}-note sso-enabled-hint` : `${id}-note`}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
        />
        {children}
      </div>
      <div className="field-note" id={`${id}-note`} aria-live="polite">
        {told ? (
          <ErrorText code={problem?.code ?? 419}>{told}</ErrorText>
        ) : (
          i18n.exists(hint) && <span className="field-hint">{t(hint)}</span>
        )}
      </div>
    </div>
  )
}
