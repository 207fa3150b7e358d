import { expect, test } from 'vitest'
import { widthInLines } from '#renderer/list/widths/widthInLines.ts'

test('words are broken into lines so that the widest is as narrow as can be', () => {
  expect(widthInLines([50, 20, 50, 70], 5, 3)).toBe(75)
  expect(widthInLines([50, 20, 50, 70], 5, 2)).toBe(125)
  expect(widthInLines([50, 20], 5, 1)).toBe(75)
})

test('where there are fewer words than lines, the longest word is as wide as they need', () => {
  expect(widthInLines([50, 70], 5, 3)).toBe(70)
  expect(widthInLines([50], 5, 3)).toBe(50)
})
