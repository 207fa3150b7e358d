// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { storedKeys } from '#renderer/form/kept/storedForm.ts'
import { storeLeft } from '#renderer/form/kept/storeLeft.ts'

const PLACE = 'pupitre.unfinished'

afterEach(() => sessionStorage.clear())

test('what earlier pages left is found by its key', () => {
  const lines = [{ code: { draft: '7h' }, break: { value: null } }]
  const left = ['schedule new', 'pole 7'].map((key) => ({ key, lines }))
  sessionStorage.setItem(PLACE, JSON.stringify(left))
  expect(storedKeys()).toEqual(['schedule new', 'pole 7'])
})

test.each([
  '{',
  'null',
  '[]',
  '{"key":7,"lines":[]}',
  '{"key":"k"}',
  '{"key":"k","lines":{}}',
  '{"key":"k","lines":[null]}',
  '{"key":"k","lines":[{"code":null}]}',
  '{"key":"k","lines":[{"code":{"draft":7}}]}',
])('%s was not left by a form', (text) => {
  for (const stored of [text, `[${text}]`]) {
    sessionStorage.setItem(PLACE, stored)
    expect(storedKeys()).toEqual([])
  }
})

test('where a tab stores no more, what is largest is given up for the others', () => {
  const setItem = Storage.prototype.setItem
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...given) {
    if (given[1].length > 400) throw new DOMException('full', 'QuotaExceededError')
    setItem.apply(this, given)
  })
  const left = (key: string, length: number) => ({ key, lines: [{ code: { draft: 'x'.repeat(length) } }] })
  storeLeft([left('pole new', 10), left('schedule new', 500), left('job new', 20)])
  full.mockRestore()
  expect(storedKeys().toSorted()).toEqual(['job new', 'pole new'])
})
