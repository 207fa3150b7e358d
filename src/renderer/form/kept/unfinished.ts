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

const write = (all: readonly Left[]): void => {
  if (all.length === 0) {
    sessionStorage.removeItem(PLACE)
    return
  }
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(all))
  } catch {
    // A tab stores five megabytes or so: what is largest is given up for the others.
    const [, ...others] = all.toSorted((a, b) => sizeOf(b) - sizeOf(a))
    write(others)
  }
}

const sizeOf = (one: Left): number => JSON.stringify(one).length

/** Stores these; what others have left stays. */
export const storeLeft = (some: readonly Left[]): void => {
  const keys = some.map(({ key }) => key)
  write([...readLeft().filter(({ key }) => !keys.includes(key)), ...some])
}

export const dropLeft = (key: string): void => {
  const all = readLeft()
  if (all.some((one) => one.key === key)) write(all.filter((one) => one.key !== key))
}
