import { expect, test } from 'vitest'
import { createSubscriptions } from '#engine/form/subscriptions.ts'

test('who begins to listen while something is told hears of what comes after it', () => {
  const { subscribe, notify } = createSubscriptions()
  const heard: string[] = []
  const stop = subscribe('1.code', () => {
    heard.push('first')
    if (heard.length === 1) subscribe('1.code', () => heard.push('second'))
  })
  notify('1.code')
  expect(heard).toEqual(['first'])
  notify('1.code')
  expect(heard).toEqual(['first', 'first', 'second'])
  stop()
  notify('1.code')
  expect(heard.at(-2)).toBe('second')
})
