import { replaceEqualDeep } from '@tanstack/react-query'
import { useInsertionEffect, useRef, useState } from 'react'

/**
 * One function for the life of the component, which does what the last one given does: nothing is drawn anew for it. For
 * events and effects only.
 */
export const useSteady = <A extends readonly unknown[], R>(work: (...args: A) => R): ((...args: A) => R) => {
  const last = useRef(work)
  // Not while it is drawn: what is drawn in slices is not on screen yet when an event comes between two of them.
  useInsertionEffect(() => {
    last.current = work
  })
  return useState(
    () =>
      (...args: A) =>
        last.current(...args),
  )[0]
}

/** The value given before, as long as the next one says the same. Plain data only. */
export const useSame = <T>(next: T): T => {
  const kept = useRef(next)
  kept.current = replaceEqualDeep(kept.current, next)
  return kept.current
}
