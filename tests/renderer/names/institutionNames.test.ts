import { expect, test } from 'vitest'
import { institutionNames } from '#renderer/RendererContext.ts'

const institutions = [
  { id: 3, name: 'Annexe' },
  { id: 1, name: 'Centre' },
]

test('institutions stand in the order that they are chosen in, whatever the order of the ids; unseen ones come last', () => {
  expect(institutionNames(institutions, [9, 1, 3])).toEqual(['Annexe', 'Centre', '#9'])
  expect(institutionNames(institutions, [])).toEqual([])
})
