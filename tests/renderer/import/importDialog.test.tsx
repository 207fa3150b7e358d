// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { all, click, codesGateway, find, leave, press, rowOf, settle, type } from '../list/stage.tsx'
import { cell, open, states } from './importStage.ts'

const withInterface = { level: 1, records: { institutionChronos: [1, 2] }, options: {}, flags: {} }

const importButton = () => find<HTMLButtonElement>('[role=dialog] [data-action=import]')

afterEach(leave)

describe('the rehearsal [console 4.15, console 8.3]', () => {
  it.each([
    ['wrong-extension.txt', 'notCsv', 'Seuls les fichiers .csv sont acceptés.'],
    ['too-large.csv', 'tooLarge', 'Fichier trop volumineux'],
    ['empty.csv', 'wrongFormat', 'utilisez le modèle'],
    ['header-only.csv', 'wrongFormat', 'utilisez le modèle'],
    ['binary.csv', 'wrongFormat', 'utilisez le modèle'],
    ['comma-separated.csv', 'commas', 'Des virgules séparent les cellules'],
  ])('refuses %s and says why', async (name, code, text) => {
    await open(name)
    expect(find('[role=dialog] [data-error-code]').dataset.errorCode).toBe(code)
    expect(find('.file-refused').textContent).toContain('Erreur dans le fichier')
    expect(find('.file-refused').textContent).toContain(text)
    expect(importButton().disabled).toBe(true)
  })

  it('names the time code of every wrong cell, and writes nothing', async () => {
    const { gateway } = await open('one-of-each-error.csv')
    expect(states()).toEqual(['ok', ...Array(8).fill('error'), 'ok'])
    const said = (selector: string) => all(selector).map((one) => one.textContent?.replaceAll('\u00a0', ' '))
    const messages = said('[data-import-row] li > :first-child')
    expect(messages).toEqual([
      'Champ manquant pour le code horaire « MISS »',
      'Heure de début invalide pour le code horaire « BADSTART »',
      'Heure de fin invalide pour le code horaire « BADEND »',
      'Temps de pause invalide pour le code horaire « BADBREAK »',
      'Temps de travail invalide pour le code horaire « NOWORK »',
      'Temps de travail invalide pour le code horaire « NEGATIVE »',
      'Ligne 9 : Champ manquant.',
      'Heure de début invalide pour le code horaire « TEXT »',
    ])
    const remedies = said('[data-import-row] li > :last-child')
    expect([remedies[1], remedies[3], remedies[4]]).toEqual([
      'Début : Saisissez une heure, par exemple 07:30.',
      'Pause : Saisissez une durée, par exemple 30 ou 0h30.',
      'Temps travaillé : La pause est aussi longue que l’horaire ou plus longue : il ne reste aucun temps travaillé. Corrigez Début, Fin ou Pause.',
    ])
    expect(cell(4, 'beginAt').getAttribute('aria-invalid')).toBe('true')
    expect(importButton().textContent).toBe('Importer les 2 lignes correctes')
    expect(gateway.upsertBatch).not.toHaveBeenCalled()
    // The browser asks before a page goes with them.
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  })

  it('takes rows with a code for a time system where there is none, and says that this code is not read', async () => {
    await open('windows-1252-interface.csv')
    expect(states()).toEqual(Array(5).fill('ok'))
    const said = 'Colonne non lue, car elle n’est pas utilisée dans les établissements sélectionnés'
    expect(find('.import-notice').textContent).toContain(said)
  })

  it('has the number of each row as the header of its cells', async () => {
    await open('tab-separated.csv')
    const headers = all('[data-import-row] > :first-child')
    expect(headers.map((one) => [one.localName, one.getAttribute('scope'), one.textContent])).toEqual([
      ['th', 'row', '2'],
      ['th', 'row', '3'],
    ])
  })

  it('reads cells between tabs, and says so', async () => {
    await open('tab-separated.csv')
    expect(states()).toEqual(['ok', 'ok'])
    expect(find('.import-counts').textContent).toContain('cellules séparées par des tabulations')
  })

  it('takes what it guesses was meant by one press, as the form does', async () => {
    await open('one-of-each-error.csv')
    await type(cell(6, 'break'), '0,5')
    await press(cell(6, 'break'), 'Enter')
    const offered = find('[data-import-row="6"] [data-action=accept]')
    expect(offered.textContent).toBe('Pause\u00a0: Vouliez-vous dire 00:30\u202f?')
    await act(async () => offered.click())
    expect(find('[data-import-row="6"]').dataset.state).toBe('ok')
    expect(cell(6, 'break').value).toBe('00:30')
    expect(document.activeElement).toBe(cell(6, 'break'))
  })

  it('checks again when a cell is mended', async () => {
    await open('one-of-each-error.csv')
    await type(cell(4, 'beginAt'), '6h45')
    await press(cell(4, 'beginAt'), 'Enter')
    expect(find('[data-import-row="4"]').dataset.state).toBe('ok')
    expect(find('[data-import-row="4"] [data-column=nbWorkedMinutes]').textContent).toBe('7h45')
    expect(importButton().textContent).toBe('Importer les 3 lignes correctes')
  })

  it('holds back duplicates until they are told apart or taken out', async () => {
    await open('duplicates.csv')
    expect(states()).toEqual(Array(5).fill('duplicate'))
    expect(importButton().disabled).toBe(true)
    await click('[data-import-row="5"] [data-action=remove-line]')
    expect(find('[data-import-row="3"]').dataset.state).toBe('ok')
    await type(cell(2, 'code'), 'D3')
    await act(async () => cell(2, 'code').blur())
    expect(states()).toEqual(['ok', 'ok', 'duplicate', 'duplicate'])
    expect(importButton().disabled).toBe(false)
  })

  it('says which rows are new, which change and which are there already', async () => {
    const nothingNew = { ...rowOf(1), code: 'M1', beginAt: '06:45', endAt: '14:15' }
    await open(
      'hospital-day-night.csv',
      codesGateway([nothingNew, { ...rowOf(2), code: 'N1', beginAt: '01:00' }]),
    )
    await settle(() => document.querySelector('[data-badge=new]'))
    const counts = all('.import-counts [data-badge]').map(({ dataset }) => [dataset.badge, dataset.count])
    expect(counts).toEqual([
      ['new', '22'],
      ['changed', '1'],
      ['unchanged', '1'],
    ])
  })

  it('reads Windows-1252, and the interfacing code where a time system is connected', async () => {
    await open('windows-1252-interface.csv', codesGateway([]), { facts: withInterface })
    expect(all('[data-import-row] [data-column=code]').map((td) => td.textContent)).toEqual([
      'ÉTÉ1',
      'M;1',
      'À LA DEMANDE',
      'N°3',
      'GARDE',
    ])
    expect(find('[data-import-row="5"] [data-column=interfacingCode]').textContent).toBe('ÆX"9')
    await click('[data-action=encoding]')
    expect(all('[data-import-row] [data-column=code]')[0]?.textContent).not.toBe('ÉTÉ1')
  })

  it('draws a long file a hundred rows at a time', async () => {
    await open('three-thousand.csv')
    expect(all('[data-import-row]')).toHaveLength(100)
    expect(importButton().textContent?.replace(/\s/g, ' ')).toBe('Importer les 3 000 lignes correctes')
  })
})
