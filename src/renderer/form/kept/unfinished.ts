import { isObject, type Values } from '#protocol/row.ts'

/** Something that a page of this tab left unfinished. */
export type Left = Values & { readonly key: string }

/** In the tab's own storage, which goes with it: what a reload finds again. */
const PLACE = 'pupitre.unfinished'

const isLeft = (one: unknown): one is Left => isObject(one) && typeof one.key === 'string' && one.key !== ''

export const readLeft = (): readonly Left[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLeft) : []
  } catch {
    // Not ours, or a browser that stores nothing.
    return []
  }
}

/** In place of all that is there. Throws where the tab stores no more. */
export const writeLeft = (all: readonly Left[]): void => {
  if (all.length > 0) sessionStorage.setItem(PLACE, JSON.stringify(all))
  else sessionStorage.removeItem(PLACE)
}

export const dropLeft = (key: string): void => {
  const all = readLeft()
  if (all.some((one) => one.key === key)) writeLeft(all.filter((one) => one.key !== key))
}
