import type { Language } from './houses.ts'

/** A usual shift: its letter in the language, when it begins, how long it lasts with its break. Minutes. */
export interface Shape {
  readonly letter: Readonly<Record<Language, string>>
  readonly begin: readonly [from: number, to: number]
  readonly length: readonly [from: number, to: number]
  readonly breaks: readonly (number | null)[]
}

const at = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Morning, afternoon, day, long day, night, office hours. */
export const shapes: readonly Shape[] = [
  {
    letter: { fr: 'M', de: 'F', es: 'M' },
    begin: [at('06:00'), at('07:45')],
    length: [420, 480],
    breaks: [20, 30, 30],
  },
  {
    letter: { fr: 'S', de: 'S', es: 'T' },
    begin: [at('13:00'), at('14:30')],
    length: [420, 480],
    breaks: [20, 30, 30],
  },
  {
    letter: { fr: 'J', de: 'T', es: 'D' },
    begin: [at('08:00'), at('09:30')],
    length: [420, 540],
    breaks: [30, 45, 60, null],
  },
  {
    letter: { fr: 'L', de: 'L', es: 'L' },
    begin: [at('06:45'), at('08:00')],
    length: [690, 720],
    breaks: [60, 90],
  },
  {
    letter: { fr: 'N', de: 'N', es: 'N' },
    begin: [at('19:00'), at('21:15')],
    length: [600, 720],
    breaks: [30, 45, 60],
  },
  {
    letter: { fr: 'B', de: 'B', es: 'O' },
    begin: [at('08:30'), at('10:00')],
    length: [420, 480],
    breaks: [45, 60],
  },
]

/** Wards and crafts that codes begin with; none for the usual ones. */
export const wards: Readonly<Record<Language, readonly string[]>> = {
  fr: ['', 'IDE-', 'AS-', 'URG-', 'REA-', 'BLOC-', 'MAT-', 'GER-', 'PED-'],
  de: ['', 'PF-', 'ITS-', 'OP-', 'NA-', 'GEB-', 'GER-', 'AMB-', 'KIND-'],
  es: ['', 'DUE-', 'AUX-', 'URG-', 'UCI-', 'QUI-', 'MAT-', 'GER-', 'PED-'],
}
