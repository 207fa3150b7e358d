import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './pages.recipe.ts'

interface Props {
  readonly id: string
  readonly name: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly ref?: Ref<HTMLInputElement>
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
}

/** A password with a button that shows what was typed. */
export const PasswordInput = ({ id, name, autoComplete, ref, invalid, describedBy }: Props) => {
  const { t } = useTranslation()
  const [visible, setVisible] = useState(false)
  return (
    <div className="login-password">
      <input
        className="input"
        id={id}
        name={name}
        ref={ref}
        type={visible ? 'text' : 'password'}
        autoComplete={autoComplete}
        // Shown, it is still none of a spelling service's business.
        spellCheck={false}
        autoCapitalize="none"
        required
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
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
  )
}
