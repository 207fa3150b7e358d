// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { storedKeys } from '#renderer/form/kept/storedForm.ts'

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
