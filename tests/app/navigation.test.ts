import { expect, it } from 'vitest'
import { type NavigationFacts, navigationLinks } from '#app/shell/navigation/navigationLinks.ts'

const user = (level: number, contractLevel: number | null = 3) => ({
  id: 7,
  firstName: 'Anne',
  lastName: 'Perrin',
  email: 'anne@lac.test',
  level,
  typeAdmin: null,
  contractLevel,
  lang: 'fr',
})
const institutions = [1, 2].map((id) => ({ id, name: `Clinique ${id}` }))
const links = (given: Partial<NavigationFacts>) =>
  navigationLinks({
    user: user(3),
    permissions: {},
    institutions,
    hasContract: true,
    language: 'fr',
    ...given,
  }).join(' ')

it.each<[string, Partial<NavigationFacts>, string]>([
  ['nobody’s level', { user: user(0) }, ''],
  ['a person without contracts of their own', {}, 'missions network'],
  ['contract level 9', { user: user(3, 9) }, 'missions network contracts'],
  ['contract level 10', { user: user(3, 10) }, 'missions network contracts'],
  ['contract level 2', { user: user(3, 2) }, 'missions network'],
  [
    'contract level 9, no institution with contracts',
    { user: user(3, 9), hasContract: false },
    'missions network contractDemo',
  ],
  [
    'provider staff, no institution with contracts',
    { user: user(1), hasContract: false, language: 'de' },
    'missions network contracts dashboard',
  ],
  ['no contracts, in French', { hasContract: false }, 'missions network contractDemo'],
  ['no contracts, in German', { hasContract: false, language: 'de' }, 'missions network'],
  ['contracts not known yet', { user: user(3, 9), hasContract: undefined }, 'missions network'],
  [
    'statistics in one institution',
    { permissions: { 1: [], 2: ['seeStatisticsPage'] } },
    'missions network dashboard',
  ],
])('the links of %s [area 2.2, area 6.2]', (_, given, expected) => {
  expect(links(given)).toBe(expected)
})
