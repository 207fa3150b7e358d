import { type RefObject, useInsertionEffect } from 'react'

/** Says what Escape does while this part of a dialog is on screen; a part that another stands in place of says nothing. */
export const useOnEscape = (leave: RefObject<() => void>, work: (() => void) | undefined): void =>
  useInsertionEffect(() => {
    if (work) leave.current = work
  })
