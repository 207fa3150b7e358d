import { expect, it } from 'vitest'
import { foldTerm } from '#engine/search.ts'
import { matchingChoices } from '#renderer/widgets/choices/useMatching.ts'

const regions = ['Île-de-France', 'Niedersachsen', 'Sachsen', 'Sachsen-Anhalt', 'Thüringen']
const found = (term: string) =>
  matchingChoices(
    regions.map((label) => ({ label })),
    regions.map(foldTerm),
    term,
  ).map(({ label }) => label)

it('finds a choice by words that it does not show, each by itself', () => {
  const wards = [
    { label: 'Bloc', words: ['A1', 'Bâtiment 2'] },
    { label: 'Urgences', words: [] },
  ]
  const among = (term: string) =>
    matchingChoices(
      wards,
      wards.map(({ label, words }) => [label, ...words].map(foldTerm).join('\u0001')),
      term,
    )
  expect(among('a1').map(({ label }) => label)).toEqual(['Bloc'])
  expect(among('batiment bloc').map(({ label }) => label)).toEqual(['Bloc'])
  expect(among('loca')).toEqual([])
})

it('finds choices that begin with what is typed before those that hold it, each in their order', () => {
  expect(found('SACH')).toEqual(['Sachsen', 'Sachsen-Anhalt', 'Niedersachsen'])
  expect(found('ile')).toEqual(['Île-de-France'])
  expect(found('anhalt sachsen')).toEqual(['Sachsen-Anhalt'])
  expect(found(' ')).toEqual(regions)
  expect(found('bayern')).toEqual([])
})
