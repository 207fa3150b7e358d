// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { menuName, rememberedTab, rememberTab, tabsOf } from '#app/console/tabMemory.ts'
import { catalogue } from '#schemas'

beforeEach(() => sessionStorage.clear())
const tabs = ['payCode', 'publicHolidays']

it('a tab is marked in the menu under the first of its page [console 2.2.17]', () => {
  for (const name of tabs)
    expect([menuName(catalogue, name), tabsOf(catalogue, name)]).toEqual(['payCode', tabs])
  expect(menuName(catalogue, 'pole')).toBe('pole')
  expect(menuName(catalogue, 'nothing')).toBe('nothing')
})

it('the menu leads to the tab last open, the first at first', () => {
  expect(rememberedTab(catalogue, 'payCode')).toBe('payCode')
  rememberTab(tabs, 'publicHolidays')
  expect(rememberedTab(catalogue, 'payCode')).toBe('publicHolidays')
  rememberTab(tabs, 'gone')
  expect(rememberedTab(catalogue, 'payCode')).toBe('payCode')
  expect(rememberedTab(catalogue, 'pole')).toBe('pole')
})
