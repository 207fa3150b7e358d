import { useMemo } from 'react'
import { EDGE, foldTerm, holdsAll, soughtIn } from '#engine/search.ts'

interface Labelled {
  readonly label: string
  readonly beside?: string | undefined
  readonly words?: readonly string[] | undefined
}

/**
 * The choices that hold what is typed, those that begin with it first; all of them where nothing is typed. `folded` is what
 * each is found by: its label, and after it the words that it does not show.
 */
export const matchingChoices = <C extends Labelled>(
  choices: readonly C[],
  folded: readonly string[],
  term: string,
): readonly C[] => {
  const sought = soughtIn(term)
  if (sought.length === 0) return choices
  const begun = foldTerm(term)
  const { begins = [], holds = [] } = Object.groupBy(choices.keys(), (i) => {
    const label = folded[i] ?? ''
    if (label.startsWith(begun)) return 'begins'
    return holdsAll(label, sought) ? 'holds' : 'lacks'
  })
  return [...begins, ...holds].flatMap((i) => choices[i] ?? [])
}

/** Without regard to accents and case. */
export const useMatching = <C extends Labelled>(choices: readonly C[], term: string): readonly C[] => {
  const folded = useMemo(
    () =>
      choices.map(({ label, beside = '', words = [] }) =>
        [label + beside, ...words].map(foldTerm).join(EDGE),
      ),
    [choices],
  )
  return useMemo(() => matchingChoices(choices, folded, term), [choices, folded, term])
}
