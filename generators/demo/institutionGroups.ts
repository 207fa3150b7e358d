import { houses } from './houses.ts'
import type { Institution } from './institutions.ts'

/** Groups of the twelve houses, by their numbers: the first two share administrators, the last is run by a head office. */
const groups = [
  { name: 'GHT Val de Brenne', type: 1, of: [1, 2, 3, 4, 5] },
  { name: 'Klinikverbund Oberlahn', type: 1, of: [6, 7, 8, 9, 10] },
  { name: 'Grupo Ribera Alta', type: 6, of: [11, 12] },
] as const

const words = { fr: 'GHT du Secteur', de: 'Klinikverbund', es: 'Grupo Sanitario' } as const
const OF_A_GROUP = 20

/** Of the further houses six of seven, those of a language together; the seventh belongs to nobody. */
const furtherGroups = (institutions: readonly Institution[]) => {
  const further = institutions.filter(({ id }) => id > houses.length && id % 7 !== 0)
  return (['fr', 'de', 'es'] as const).flatMap((lang) => {
    const ids = further.filter((one) => one.lang === lang).map(({ id }) => id)
    return Array.from({ length: Math.ceil(ids.length / OF_A_GROUP) }, (_, n) => ({
      name: `${words[lang]} ${n + 1}`,
      type: 1,
      of: ids.slice(n * OF_A_GROUP, (n + 1) * OF_A_GROUP),
    }))
  })
}

const asCode = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()

/** Groups and sign-up codes with their links: a code for each institution and one for each group. */
export const demoGroups = (institutions: readonly Institution[]) => {
  const there = [...groups, ...furtherGroups(institutions)].map((group) => ({
    ...group,
    of: institutions.filter(({ id }) => group.of.some((n) => n === id)),
  }))
  const codes = [
    ...institutions.map((one) => ({ code: `${asCode(one.nameSMS)}${one.id}`, of: [one] })),
    ...there.map(({ name, of }) => ({ code: asCode(name), of })),
  ]
  const linksOf = (column: string, rows: readonly { readonly of: readonly Institution[] }[]) =>
    rows
      .flatMap(({ of }, i) => of.map((one) => ({ [column]: i + 1, institution: one.id })))
      .map((link, i) => ({ id: i + 1, ...link }))
  return {
    groups: there.map(({ name, type }, i) => ({ id: i + 1, name, type })),
    groupLinks: linksOf('institutiongroup', there),
    codes: codes.map(({ code }, i) => ({ id: i + 1, code })),
    codeLinks: linksOf('signupCode', codes),
  }
}
