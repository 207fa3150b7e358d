// @vitest-environment jsdom
import i18next from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** What is said of a table in the language spoken. */
const said = (table: string) => [
  i18next.t(`tables.${table}.title`),
  i18next.exists(`tables.${table}.columns.name`),
]

it('a page has the words of the table that it opens, and of other tables their titles [console 1.2]', async () => {
  const { hasTableWords, startI18n } = await import('#app/i18n.ts')
  await startI18n('job')
  expect(said('job')).toEqual(['Métiers', true])
  expect(said('pole')).toEqual(['Pôles', false])
  expect([hasTableWords('job'), hasTableWords('pole')]).toEqual([true, false])
})

it('tables that were opened are said in a language that is chosen then, Spanish and what it falls back to', async () => {
  const { chooseLanguage, hasTableWords, tableWords, startI18n } = await import('#app/i18n.ts')
  await startI18n('job')
  await tableWords('pole')
  for (const language of ['de', 'es'] as const) {
    await chooseLanguage(language, false)
    expect([hasTableWords('job'), hasTableWords('pole'), hasTableWords('service')]).toEqual([
      true,
      true,
      false,
    ])
    expect(i18next.getResource(language, 'translation', 'tables.pole.columns.name')).toEqual(
      expect.any(String),
    )
  }
  expect(i18next.getResource('en-GB', 'translation', 'tables.pole.columns.name')).toBe('Name')
})

it('the words of all places have those of every table, and what is no table has none to wait for', async () => {
  const { hasTableWords, placeWords, startI18n, tableWords } = await import('#app/i18n.ts')
  await startI18n('outbox')
  await tableWords('nothing')
  expect(hasTableWords('job')).toBe(false)
  await placeWords()
  expect(['job', 'pole', 'institution-has-admin'].map(hasTableWords)).toEqual([true, true, true])
})
