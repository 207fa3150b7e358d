import type { KeyboardEvent } from 'react'

/** Ctrl+Enter, or Cmd+Enter, saves what has the focus. */
export const submitsByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
}
