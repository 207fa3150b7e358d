// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The page as it starts in a browser that speaks German before all else. */
const start = async (): Promise<string> => {
  vi.stubGlobal('navigator', { ...navigator, languages: ['de-DE', 'en'], language: 'de-DE' })
  const { startI18n } = await import('#app/i18n.ts')
  await startI18n()
  return document.documentElement.lang
}

it('a first start is in French, whatever the language of the browser [console 1.2, console 9.5]', async () => {
  expect(await start()).toBe('fr')
})

it('a language that was chosen here stands at the next start', async () => {
  localStorage.setItem('pupitre.language', 'es')
  expect(await start()).toBe('es')
})

it.each([
  ['no language was chosen', undefined, 'de'],
  ['somebody who has signed in chose another one', '7', 'de'],
  ['another one was chosen before anybody signed in', 'nobody', 'es'],
])('the address that a German was sent, where %s', async (_, by, spoken) => {
  if (by) {
    localStorage.setItem('pupitre.language', 'es')
    localStorage.setItem('pupitre.languageChosenBy', by)
  }
  history.replaceState(null, '', '/password?lang=de#token')
  expect(await start()).toBe(spoken)
  history.replaceState(null, '', '/')
})

it('a session in the language that is spoken already has nothing drawn anew, one in another language has', async () => {
  const { default: i18next } = await import('i18next')
  const { chooseLanguage } = await import('#app/i18n.ts')
  await start()
  const spoken: string[] = []
  i18next.on('languageChanged', (language) => spoken.push(language))
  await chooseLanguage('fr', 7)
  expect(spoken).toEqual([])
  expect(localStorage.getItem('pupitre.languageChosenBy')).toBe('7')
  await chooseLanguage('de', 7)
  expect(spoken).toEqual(['de'])
})

it.each([
  ['nobody, before somebody signed in', 'nobody', undefined],
  ['whoever has signed in again', '7', 'de'],
  ['somebody who was here before', '8', 'de'],
])('a language chosen here by %s', async (_who, by, spoken) => {
  const { languageFor } = await import('#app/i18n.ts')
  localStorage.setItem('pupitre.language', 'es')
  localStorage.setItem('pupitre.languageChosenBy', by)
  expect(languageFor('de')).toBe(spoken)
})
