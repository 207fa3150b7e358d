import type { ReactNode } from 'react'
import './error.recipe.ts'

interface Props {
  /** Of the problem, where it has one. */
  readonly code?: number | undefined
  readonly children: ReactNode
}

/** What is wrong with what was entered, under its control. */
export const ErrorText = ({ code, children }: Props) => (
  <span className="field-error" data-error-code={code}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1.5 15 14H1zM8 6v4M8 11.4v1" />
    </svg>
    {children}
  </span>
)
