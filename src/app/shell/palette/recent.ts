import { isObject } from '#protocol/row.ts'

/** A choice that was made: its id, and of a row what it was called and where it is. */
export interface Recent {
  readonly id: string
  readonly title?: string
  readonly beside?: string
  /** Part of the address behind /console, without institutions. */
  readonly to?: string
  /** Where it is to be found. */
  readonly places?: readonly number[]
}

const MOST = 6
const key = (user: number) => `pupitre.recent.${user}`
const isText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string'

const isRecent = (value: unknown): value is Recent =>
  isObject(value) &&
  typeof value.id === 'string' &&
  [value.title, value.beside, value.to].every(isText) &&
  (value.places === undefined || (Array.isArray(value.places) && value.places.every(Number.isInteger)))

/** A person's last choices on this device, the latest first. */
export const recentOf = (user: number): readonly Recent[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(user)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

export const rememberChoice = (user: number, choice: Recent): void => {
  const others = recentOf(user).filter(({ id }) => id !== choice.id)
  localStorage.setItem(key(user), JSON.stringify([choice, ...others].slice(0, MOST)))
}
