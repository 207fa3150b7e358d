import { useMemo } from 'react'
import { foldTerm } from '#engine/search.ts'

/** The choices whose labels hold what is typed, without regard to accents and case; all of them where nothing is typed. */
export const useMatching = <C extends { readonly label: string }>(
  choices: readonly C[],
  term: string,
): readonly C[] => {
  const folded = useMemo(() => choices.map(({ label }) => foldTerm(label)), [choices])
  const sought = foldTerm(term)
  return useMemo(
    () => (sought ? choices.filter((_, i) => folded[i]?.includes(sought)) : choices),
    [choices, folded, sought],
  )
}
