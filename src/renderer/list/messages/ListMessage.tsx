import { type ReactNode, useRef } from 'react'
import { useLeaveFocus } from '../../dialog/useLeaveFocus.ts'
import './message.recipe.ts'

interface Props {
  readonly tone?: 'quiet' | 'error'
  readonly title: string
  readonly text?: string
  /** What a person can do next. */
  readonly children?: ReactNode
}

/** Stands in place of rows: nothing yet, nothing found, or something went wrong. */
export const ListMessage = ({ tone = 'quiet', title, text, children }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  useLeaveFocus(element)
  return (
    <div
      ref={element}
      className="list-message"
      data-tone={tone}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className="list-message-actions">{children}</div>}
    </div>
  )
}
