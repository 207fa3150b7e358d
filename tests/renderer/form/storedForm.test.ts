// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { storedKey } from '#renderer/form/kept/storedForm.ts'

const PLACE = 'pupitre.unfinished'

afterEach(() => sessionStorage.clear())

test('what an earlier page left is found by its key', () => {
  const lines = [{ code: { draft: '7h' }, break: { value: null } }]
  sessionStorage.setItem(PLACE, JSON.stringify({ key: 'schedule new', lines }))
  expect(storedKey()).toBe('schedule new')
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
  sessionStorage.setItem(PLACE, text)
  expect(storedKey()).toBeUndefined()
})
