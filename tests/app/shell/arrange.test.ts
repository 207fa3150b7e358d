import { describe, expect, it } from 'vitest'
import { arranged, found, institutionsIn, type PickerGroup } from '#app/shell/picker/arrange.ts'
import { isMassChoice } from '#app/shell/picker/isMassChoice.ts'

const institutions = [
  { id: 1, name: 'Clinique Bélair', locality: '36100 Issoudun', groups: [20] },
  { id: 2, name: 'Clinique Bélair', locality: '36300 Le Blanc', groups: [10, 20] },
  { id: 3, name: 'EHPAD Les Lilas', groups: [10] },
  { id: 4, name: 'Hôpital Nord', locality: '36100 Issoudun' },
]
const groups = [
  { id: 10, name: 'GHT Brenne' },
  { id: 20, name: 'Réseau Vallée' },
  { id: 30, name: 'Vide' },
]
const read = (shown: readonly PickerGroup[]) =>
  shown.map(({ name, institutions: ones }) => [name, ...ones.map(({ id }) => id)])
const all = (...first: number[]) =>
  arranged(institutions, groups, { first: new Set(first), rest: 'Sans groupe' })

describe('the institutions to choose from', () => {
  it('stand under each of their groups, those of none last, and none under a group that has none', () => {
    expect(read(all())).toEqual([
      ['GHT Brenne', 2, 3],
      ['Réseau Vallée', 1, 2],
      ['Sans groupe', 4],
    ])
    expect(institutionsIn(all())).toEqual([2, 3, 1, 4])
  })

  it('stand under no name where there is no group', () => {
    expect(read(arranged(institutions, [], { first: new Set([3]), rest: 'Sans groupe' }))).toEqual([
      [undefined, 3, 1, 2, 4],
    ])
  })

  it('that were ticked come first, and their groups before the others', () => {
    expect(read(all(1))).toEqual([
      ['Réseau Vallée', 1, 2],
      ['GHT Brenne', 2, 3],
      ['Sans groupe', 4],
    ])
    expect(read(all(3))[0]).toEqual(['GHT Brenne', 3, 2])
  })
})

describe('a search of institutions', () => {
  const shown = (term: string) => read(found(all(), term))

  it('looks into name, town and group, whatever the accents and the order of words', () => {
    expect(shown('belair blanc')).toEqual([
      ['GHT Brenne', 2],
      ['Réseau Vallée', 2],
    ])
    expect(shown('ISSOUDUN')).toEqual([
      ['Réseau Vallée', 1],
      ['Sans groupe', 4],
    ])
    expect(shown('vallee')).toEqual([['Réseau Vallée', 1, 2]])
    expect(shown('361')).toEqual([
      ['Réseau Vallée', 1],
      ['Sans groupe', 4],
    ])
  })

  it('finds nothing by the heading of those of no group, and all by nothing', () => {
    expect(shown('sans groupe')).toEqual([])
    expect(found(all(), '  ')).toEqual(all())
  })
})

describe('very many at once', () => {
  const of = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

  it('is from twenty on, and never one more', () => {
    expect(isMassChoice([1], of(19))).toBe(false)
    expect(isMassChoice([1], of(20))).toBe(true)
    expect(isMassChoice(of(19), of(20))).toBe(false)
    expect(isMassChoice(of(40), of(30))).toBe(false)
  })
})
