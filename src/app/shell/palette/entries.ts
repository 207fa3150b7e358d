import { foldTerm } from '#engine/search.ts'

/** Headings, in the order that they stand in; `palette.sections.{name}`. */
const sections = ['recent', 'screens', 'views', 'commands', 'institutions', 'rows'] as const
export type Section = (typeof sections)[number]

/** Something to choose. */
export interface Entry {
  /** The same from one opening to the next. */
  readonly id: string
  readonly section: Section
  readonly title: string
  /** What stands beside it, and finds it too. */
  readonly beside?: string
  /** Words that find it unseen. */
  readonly words?: string
}

interface EntryGroup<E extends Entry = Entry> {
  readonly section: Section
  readonly entries: readonly E[]
}

const WHOLE = 0
const BEGINS = 1
const HOLDS = 2
const BESIDE = 3

/** How well a term fits, 0 the best; undefined where it does not. */
const rankOf = ({ title, beside = '', words = '' }: Entry, term: string): number | undefined => {
  const asked = foldTerm(term)
  const name = foldTerm(title)
  if (name === asked) return WHOLE
  if (name.startsWith(asked)) return BEGINS
  if (name.includes(asked)) return HOLDS
  const all = [name, foldTerm(beside), foldTerm(words)]
  const parts = term.split(/\s+/).map(foldTerm).filter(Boolean)
  return parts.every((part) => all.some((text) => text.includes(part))) ? BESIDE : undefined
}

/** Of hundreds of institutions so many are shown: typing on narrows them. */
const MOST = 8

/**
 * What to choose from, in sections: those of the last choices first and then the screens while nothing is typed, else all
 * that fits, the best first. Rows are found elsewhere, and stand last, since they come later.
 */
export const foundIn = <E extends Entry>(
  entries: readonly E[],
  {
    term,
    recent,
    rows,
  }: { readonly term: string; readonly recent: readonly E[]; readonly rows: readonly E[] },
): readonly EntryGroup<E>[] => {
  const of = (section: Section): readonly E[] => {
    const here = entries.filter((one) => one.section === section)
    if (term.trim() === '') return section === 'recent' ? recent : section === 'screens' ? here : []
    if (section === 'rows') return rows
    const fitting = here.flatMap((entry) => {
      const rank = rankOf(entry, term)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    const sorted = fitting.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
    return section === 'institutions' ? sorted.slice(0, MOST) : sorted
  }
  return sections
    .map((section) => ({ section, entries: of(section) }))
    .filter((group) => group.entries.length > 0)
}
