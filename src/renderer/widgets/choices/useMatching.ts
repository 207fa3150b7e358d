import { useMemo } from 'react'
import { foldTerm, holdsAll, soughtIn } from '#engine/search.ts'

/** The choices whose labels hold what is typed, without regard to accents and case; all of them where nothing is typed. */
export const useMatching = <C extends { readonly label: string }>(
  choices: readonly C[],
  term: string,
): readonly C[] => {
  const folded = useMemo(() => choices.map(({ label }) => foldTerm(label)), [choices])
  return useMemo(() => {
    const sought = soughtIn(term)
    return sought.length > 0 ? choices.filter((_, i) => holdsAll(folded[i] ?? '', sought)) : choices
  }, [choices, folded, term])
}
