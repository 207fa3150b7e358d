import type { Searched } from '../../parts/choosing.ts'
import type { Choices } from '../../RendererContext.ts'

/** Up to so many choices are seen at a glance; more are searched. */
const FEW = 10

export const isMany = (choices: readonly unknown[]): boolean => choices.length > FEW

/** Choices that the server finds by what is typed, where there are too many to be read at once. */
export const searchOf = (
  { state, choices, matching }: Choices,
  term: string,
  settled: string,
  onTerm: (term: string) => void,
): Searched | undefined =>
  matching === undefined
    ? undefined
    : {
        busy: state === 'loading' || term !== settled,
        failed: state === 'failed',
        more: matching - choices.length,
        onTerm,
      }
