import * as dsl from '#dsl'
import type { Catalogue } from '#dsl/catalogue.ts'

/** Why a table cannot be made; nothing is written then. */
export class ScaffoldRefused extends Error {
  override name = 'ScaffoldRefused'
}

/** Words of the language and of `schemas/index.ts` that a constant there cannot be called. */
const taken = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static
  super switch this throw true try typeof var void while with yield arguments eval undefined
  account session idempotency audit catalogue menu permissions search id version`.split(/\s+/),
)

const LONGEST = 40

/** @throws ScaffoldRefused unless the name is camelCase, short, and nobody's yet. */
export const checkName = (name: string, catalogue: Catalogue): void => {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name) || name.length > LONGEST)
    throw new ScaffoldRefused(
      `"${name}" is no name: letters and digits such as parkingLot, at most ${LONGEST}.`,
    )
  if (taken.has(name) || name in dsl)
    throw new ScaffoldRefused(`"${name}" has a meaning already: choose another.`)
  const known = [
    ...catalogue.entities.keys(),
    ...catalogue.tables.keys(),
    ...[...catalogue.entities.values()].map((e) => e.wire.resource),
  ]
  const clash = known.find((k) => k.toLowerCase() === name.toLowerCase())
  if (clash) throw new ScaffoldRefused(`${clash} exists already.`)
}

/** 'parkingLot' → 'Parking lot'. */
export const humanWords = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
