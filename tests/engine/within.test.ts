import { expect, test } from 'vitest'
import { entity, inInstitution, relation, relations, text, writtenByProvider } from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Offer } from '#engine/linked.ts'
import { droppedElsewhere, joinedByName, rowWithin } from '#engine/within.ts'

const post = entity('post', {
  columns: { name: text(), pole: relation('pole' as never), service: relations('service' as never) },
  belongs: inInstitution(),
  access: writtenByProvider,
  label: 'name',
}) as unknown as AnyEntity
const poles: readonly Offer[] = [
  { id: 1, label: 'Médecine', institutions: [1] },
  { id: 2, label: 'Médecine', institutions: [2] },
  { id: 3, label: 'Chirurgie', institutions: [1] },
  { id: 4, label: 'Commun' },
]
const offers = (column: string) => (column === 'institution' ? undefined : poles)

test('each institution gets its own of one name, what is common to all, and nothing of others', () => {
  const poleIn = (pole: number, place: number) => rowWithin(post, { pole }, place, offers).pole
  expect([poleIn(1, 1), poleIn(1, 2), poleIn(3, 2), poleIn(4, 2), poleIn(9, 2)]).toEqual([1, 2, null, 4, 9])
  expect(rowWithin(post, { service: [1, 2, 4] }, 2, offers)).toEqual({ service: [2, 4] })
  expect(rowWithin(post, { pole: 3 }, 2, () => undefined)).toEqual({ pole: 3 })
})

test('what stands in none of the institutions any more is dropped', () => {
  const row = { pole: 3, service: [1, 2, 4], institution: 1 }
  expect(droppedElsewhere(post, row, [2], offers)).toEqual({ pole: null, service: [2, 4] })
  expect(droppedElsewhere(post, row, [1, 2], offers)).toEqual({})
  expect(droppedElsewhere(post, row, [], offers)).toEqual({ pole: null, service: [4] })
})

test('one name in several institutions is one choice; twice in one institution it is two', () => {
  const joined = joinedByName([...poles, { id: 5, label: 'Médecine', institutions: [2] }], [1, 2])
  expect(joined.map(({ id, institutions }) => [id, institutions])).toEqual([
    [1, [1, 2]],
    [3, [1]],
    [4, undefined],
    [5, [2]],
  ])
})
