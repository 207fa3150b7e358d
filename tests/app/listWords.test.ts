// @vitest-environment jsdom
import i18next from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** What is said of a table's list in the language spoken. */
const said = (table: string) => [
  i18next.t(`tables.${table}.title`),
  i18next.exists(`tables.${table}.columns.name`),
]

it('a page has the words of the list that it opens, and of other tables their titles [console 1.2]', async () => {
  const { hasListWords, startI18n } = await import('#app/i18n.ts')
  await startI18n('job')
  expect(said('job')).toEqual(['Métiers', true])
  expect(said('pole')).toEqual(['Pôles', false])
  expect([hasListWords('job'), hasListWords('pole')]).toEqual([true, false])
})

it('lists that were opened are said in a language that is chosen then, Spanish and what it falls back to', async () => {
  const { chooseLanguage, hasListWords, listWords, startI18n } = await import('#app/i18n.ts')
  await startI18n('job')
  await listWords('pole')
  for (const language of ['de', 'es'] as const) {
    await chooseLanguage(language, false)
    expect([hasListWords('job'), hasListWords('pole'), hasListWords('service')]).toEqual([true, true, false])
    expect(i18next.getResource(language, 'translation', 'tables.pole.columns.name')).toEqual(
      expect.any(String),
    )
  }
  expect(i18next.getResource('en-GB', 'translation', 'tables.pole.columns.name')).toBe('Name')
})

it('what comes later has the words of every list, and what is no table has none to wait for', async () => {
  const { hasListWords, laterWords, listWords, startI18n } = await import('#app/i18n.ts')
  await startI18n('outbox')
  await listWords('nothing')
  expect(hasListWords('job')).toBe(false)
  await laterWords()
  expect(['job', 'pole', 'institution-has-admin'].map(hasListWords)).toEqual([true, true, true])
})
