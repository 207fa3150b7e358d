// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { HelpDialog } from '#app/shell/HelpDialog.tsx'
import { all, leave } from '#tests/renderer/form/screen.tsx'
import { open } from '#tests/screens/stage.tsx'

afterEach(async () => {
  await leave()
  vi.restoreAllMocks()
})

it.each([
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
  ['MacIntel', '⌘'],
  ['iPad', '⌘'],
])('calls the key of shortcuts as it is labelled on %s: %s', async (platform, control) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  await open(<HelpDialog onContact={() => {}} onClose={() => {}} />, vi.fn())
  const keys = all('kbd').map(({ textContent }) => textContent)
  expect(keys).toEqual(
    expect.arrayContaining([`${control} K`, `${control} ↵`, `${control} V`, 'Suppr', 'Espace', 'Échap']),
  )
})

const named = () =>
  Object.fromEntries(
    all('.help-keys > div').map((line) => [
      line.querySelector('dd')?.textContent,
      line.querySelector('kbd')?.textContent,
    ]),
  )

it('names all keys of a list and of a form that no browser has by itself', async () => {
  await open(<HelpDialog onContact={() => {}} onClose={() => {}} />, vi.fn())
  expect(named()).toMatchObject({
    'Parcourir la liste page d’écran par page d’écran': 'Pg préc / Pg suiv',
    'Aller à la première ou à la dernière ligne affichée': 'Début / Fin',
    'Annuler ce qui vient d’être collé': 'Ctrl Z',
    'Ouvrir le calendrier (dans un champ de date)': 'Alt ↓',
  })
})

it('leaves out what this person may not do in the list behind', async () => {
  const list = document.body.appendChild(document.createElement('div'))
  list.innerHTML = '<table data-table="schedule"><tbody><tr data-row-id="1"></tr></tbody></table>'
  await open(<HelpDialog onContact={() => {}} onClose={() => {}} />, vi.fn())
  expect(Object.keys(named())).toContain('Parcourir les lignes de la liste')
  for (const missing of [
    'Ouvrir la ligne',
    'Modifier la ligne',
    'Ajouter dans la liste affichée',
    'Annuler ce qui vient d’être collé',
  ])
    expect(Object.keys(named())).not.toContain(missing)
  list.remove()
})
