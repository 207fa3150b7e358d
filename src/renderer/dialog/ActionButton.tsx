import type { MouseEventHandler, ReactNode } from 'react'
import './button.recipe.ts'

interface Props {
  /** `data-action`, by which scripts find the button in any language. */
  readonly action: string
  readonly look?: 'main' | 'danger' | 'quiet'
  readonly type?: 'button' | 'submit'
  readonly disabled?: boolean
  /** Its own press may disable it: it keeps the focus then, which would be lost to the page. */
  readonly stays?: boolean
  /** Work is going on: a spinner, and no second press. */
  readonly busy?: boolean
  readonly autoFocus?: boolean
  readonly onClick?: MouseEventHandler<HTMLButtonElement>
  /** Said instead of what is written, where that tells rows apart only for those who see them. */
  readonly label?: string
  readonly children: ReactNode
}

const LOOKS = {
  main: 'button button--primary',
  danger: 'button button--danger',
  quiet: 'button button--quiet',
}

/** The one push button. While busy it stays focusable, so that the focus is not lost to the page. */
export const ActionButton = ({
  action,
  look,
  type = 'button',
  disabled = false,
  stays = false,
  busy = false,
  autoFocus,
  onClick,
  label,
  children,
}: Props) => (
  <button
    type={type}
    data-action={action}
    className={look ? LOOKS[look] : 'button'}
    aria-label={label}
    disabled={disabled && !stays}
    aria-disabled={busy || (disabled && stays) || undefined}
    aria-busy={busy || undefined}
    // biome-ignore lint/a11y/noAutofocus: the first control of a dialog that has just opened
    autoFocus={autoFocus}
    onClick={(event) => (busy || disabled ? event.preventDefault() : onClick?.(event))}
  >
    {busy && <span className="spinner" aria-hidden="true" />}
    {children}
  </button>
)
