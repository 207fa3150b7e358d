import { queryText } from '#renderer/list/view/viewState.ts'
import type { Institution } from '#renderer/RendererContext.ts'

const key = (user: number) => `pupitre.institutions.${user}`

const visible = (ids: readonly number[], institutions: readonly Institution[]): number[] =>
  ids.filter((id) => institutions.some((i) => i.id === id))

const numbers = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)

/**
 * The selected institutions: those of the address, else those that this tab has shown last, else those remembered for this
 * person on this device, else the first by name. An address that says `institutions=` selects none on purpose.
 */
export const selectedInstitutions = (
  search: string,
  user: number,
  institutions: readonly Institution[],
): readonly number[] => {
  const named = new URLSearchParams(search).get('institutions')
  if (named === '') return []
  if (named !== null) {
    const ids = visible(numbers(named), institutions)
    if (ids.length > 0) return ids
  }
  const stored = sessionStorage.getItem(key(user)) ?? localStorage.getItem(key(user))
  if (stored !== null) {
    const ids = visible(numbers(stored), institutions)
    if (ids.length > 0 || stored === '') return ids
  }
  return institutions.slice(0, 1).map((i) => i.id)
}

/** Those that the address names, whoever may see them. */
export const namedInstitutions = (search: string): readonly number[] =>
  numbers(new URLSearchParams(search).get('institutions') ?? '')

/** How many institutions the address names that the person has not: those of others, and what names none. */
export const unseenInstitutions = (search: string, institutions: readonly Institution[]): number => {
  const named = new Set(new URLSearchParams(search).get('institutions')?.split(',').filter(Boolean))
  const known = new Set(institutions.map(({ id }) => id))
  return [...named].filter((text) => !known.has(Number(text))).length
}

/** What a tab shows stays in it, whatever is selected in another one meanwhile. */
export const holdInstitutions = (user: number, ids: readonly number[]): void =>
  sessionStorage.setItem(key(user), ids.join(','))

export const rememberInstitutions = (user: number, ids: readonly number[]): void =>
  localStorage.setItem(key(user), ids.join(','))

/**
 * The search part of an address with these institutions; the page is the first again, and what is about one institution is
 * about that no more once it is left out.
 */
export const withInstitutions = (search: string, ids: readonly number[]): string => {
  const params = new URLSearchParams(search)
  if (!ids.includes(Number(params.get('institution')))) params.delete('institution')
  params.set('institutions', ids.join(','))
  params.delete('page')
  return `?${queryText(params)}`
}
