import { useDeferredValue } from 'react'

/**
 * What has just come, once React draws it in slices, between which the browser can answer; undefined until then. What
 * follows it is drawn at once.
 */
export const useInSlices = <T>(value: T | undefined): T | undefined => {
  const isDue = useDeferredValue(value !== undefined)
  return isDue ? value : undefined
}
