import { readName } from './place.ts'
import { findCode } from './postalCodes.ts'

/** What may be the name of a place at the end of what was typed, and what then is the street. */
export interface Ending {
  readonly read: string
  readonly street: string
}

/** What a text says, as far as it can be known without a list of places. */
export interface ReadAddress {
  readonly code?: string
  /** The beginning of a postal code, typed alone. */
  readonly codeBegun?: string
  /** Longest first. */
  readonly endings: readonly Ending[]
  /** What stands before a postal code, or all there is: the street where no place is named. */
  readonly street: string
}

/** Names of places have no more words than this. */
const MOST_WORDS = 6
/** Words that lead on to the name of a street's, which is no place: `rue de Strasbourg`. */
const linking = 'd[eiu]|des|del|della|dei|di|da|à|au|aux|an|am|im|in|zu[mr]?|von|of|van|de[nr]|sur|sous|en'
const article = 'la|le|les|lo|los|las|el|il|the|die|das'
const leading = new RegExp(`(?:^|\\s)(?:${linking}|${article})$`, 'iu')
const led = new RegExp(`^(?:(?:${linking})\\s|d['’])`, 'iu')

const trimmed = (text: string): string => text.replace(/^[\s,;]+|[\s,;]+$/gu, '')

/** The sorting of large deliverers, which has a postal code of its own and no place: `67091 Strasbourg Cedex 2`. */
const withoutCedex = (text: string): string => text.replace(/\s+cedex(?:\s+\d{1,2})?\s*$/iu, '')

/** Whether a text may be a street, before what may be a place. */
const isStreet = (street: string, place: string): boolean =>
  /\p{L}{2}/u.test(street) && !leading.test(street) && !led.test(place)

/** All ways to take a text apart into street and place; a comma settles it. */
const endingsOf = (text: string): readonly Ending[] => {
  const comma = text.lastIndexOf(',')
  if (comma >= 0) {
    const read = readName(withoutCedex(text.slice(comma + 1)))
    return read === '' ? [] : [{ read, street: trimmed(text.slice(0, comma)) }]
  }
  const words = withoutCedex(text).split(' ')
  const first = Math.max(0, words.length - MOST_WORDS)
  return words.slice(first).flatMap((_, i) => {
    const street = trimmed(words.slice(0, first + i).join(' '))
    const ending = words.slice(first + i).join(' ')
    const read = readName(ending)
    return read === '' || (street !== '' && !isStreet(street, ending)) ? [] : [{ read, street }]
  })
}

/** Reads what was typed. The street stays as it was typed, but for white space. */
export const readAddress = (country: string, typed: string): ReadAddress => {
  const text = trimmed(typed.normalize('NFC').replace(/\s+/gu, ' '))
  const found = findCode(country, text)
  if (!found) {
    const [begun] = /^\d{2,4}$/.exec(text) ?? []
    return { endings: endingsOf(text), street: text, ...(begun && { codeBegun: begun }) }
  }
  const before = trimmed(found.before)
  const after = readName(withoutCedex(found.after))
  const endings = after === '' ? endingsOf(before) : [{ read: after, street: before }]
  return { code: found.code, endings, street: before }
}
