const streets = [
  'rue de l’Hôpital',
  'avenue Simone-Veil',
  'boulevard de la Gare',
  'place du Marché',
  'rue des Lilas',
  'allée des Tilleuls',
  'rue Gabrielle-Perret-Gentil',
] as const

const fourDigits = (n: number): string => {
  const digits = String(n % 10_000).padStart(4, '0')
  return `${digits.slice(0, 2)} ${digits.slice(2)}`
}

/**
 * What texts of one sort look like, for examples alone: the n-th of each, distinct for distinct small n. Telephone
 * numbers are of the ranges that nobody has. Source: ARCEP, numbers for works of fiction.
 */
export const samples = {
  phone: (n: number) => `01 99 00 ${fourDigits(n)}`,
  mobile: (n: number) => `06 39 98 ${fourDigits(n)}`,
  address: (n: number) => `${n + 1} ${streets[n % streets.length]}`,
} as const

export type SampleName = keyof typeof samples
