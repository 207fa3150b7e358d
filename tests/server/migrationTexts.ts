import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../migrations/', import.meta.url)
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')

export const migrationTexts = names.map(textOf)

/** Of the tables that the server keeps for itself: written by hand, named `0000-system….sql`. */
export const systemTexts = names.filter((name) => /^\d{4}-system\b/.test(name)).map(textOf)
