import type { MouseEvent } from 'react'

/** For a button that comes in the place of the one that led to it: the second click of a double click was not meant for it. */
export const firstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act()
  }
