import type { ReactNode } from 'react'

interface Props {
  /** `data-action`, and its id. */
  readonly name: string
  readonly on: boolean
  readonly disabled: boolean
  readonly busy: boolean
  onTurn(): void
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** Something that is on or off, and is saved as soon as it is turned. */
export const Switch = ({ name, on, disabled, busy, onTurn, hint, children }: Props) => (
  <div className="sso-switch">
    <input
      id={`sso-${name}`}
      type="checkbox"
      className="switch"
      role="switch"
      data-action={name}
      checked={on}
      aria-checked={on}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-describedby={hint ? `sso-${name}-hint` : undefined}
      onChange={() => !busy && onTurn()}
    />
    <label htmlFor={`sso-${name}`}>{children}</label>
    {hint && (
      <p className="field-hint" id={`sso-${name}-hint`}>
        {hint}
      </p>
    )}
  </div>
)
