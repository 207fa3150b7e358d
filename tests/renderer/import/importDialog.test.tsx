// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/import/ImportDialog.tsx'
import {
  all,
  click,
  codesGateway,
  find,
  leave,
  press,
  problem,
  rowOf,
  settle,
  showTable,
  type,
} from '../list/stage.tsx'

const withInterface = { level: 1, records: { institutionChronos: [1, 2] }, options: {}, flags: {} }

const choose = async (name: string) => {
  const bytes = readFileSync(join(import.meta.dirname, '../../fixtures/schedules', name))
  const file = new File([bytes], name)
  const input = find<HTMLInputElement>('[role=dialog] input[type=file]')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => void input.dispatchEvent(new Event('input', { bubbles: true })))
  await settle(() => document.querySelector('[data-import-row], .file-refused'))
}
const open = async (
  name: string,
  gateway = codesGateway([]),
  given: Parameters<typeof showTable>[0] = {},
) => {
  const shown = await showTable({ gateway, ...given })
  await click('[data-action=import-csv]')
  await settle(() => document.querySelector('[role=dialog] input[type=file]'))
  await choose(name)
  await settle()
  return { ...shown, gateway }
}
const states = () => all('[data-import-row]').map((row) => row.dataset.state)
const importButton = () => find<HTMLButtonElement>('[role=dialog] [data-action=import]')
const cell = (line: number, column: string) =>
  find<HTMLInputElement>(`[data-import-row="${line}"] input[name=${column}]`)

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

describe('the import', () => {
  it('writes the good rows to each institution, tells what it did, and shows them', async () => {
    const { gateway, toasts } = await open('hospital-day-night.csv')
    await click('[data-action=import]')
    await settle(() => document.querySelector('[data-import=done]'))
    expect(
      gateway.upsertBatch.mock.calls.map(([entity, rows, institution]) => [entity, rows.length, institution]),
    ).toEqual([
      ['schedule', 24, 1],
      ['schedule', 24, 2],
    ])
    expect(gateway.upsertBatch.mock.calls[1]?.[1][0]).toMatchObject({
      id: 1,
      code: 'M1',
      beginAt: '06:45',
    })
    const bar = find('[role=dialog] [role=progressbar]')
    expect(['valuenow', 'valuemax', 'label'].map((name) => bar.getAttribute(`aria-${name}`))).toEqual([
      '48',
      '48',
      'Import en cours…',
    ])
    expect(toasts.state.getState().open).toMatchObject([{ tone: 'success', text: '24 lignes importées' }])
    await click('[role=dialog] [data-action=confirm]')
    expect(all('[role=dialog]')).toEqual([])
  })

  it('says so where all rows are there as they are', async () => {
    const gateway = codesGateway([])
    gateway.upsertBatch.mockImplementation(async (_, rows) =>
      rows.map((__, index) => ({ line: index, id: index + 1, version: 1, outcome: 'unchanged' as const })),
    )
    const { toasts } = await open('hospital-day-night.csv', gateway)
    await click('[data-action=import]')
    await settle(() => document.querySelector('[data-import=done]'))
    expect(toasts.state.getState().open).toMatchObject([
      { text: 'Les 24 lignes sont déjà enregistrées\u00a0: rien à changer' },
    ])
  })

  it('says which rows of which institution failed and why, and sends just those again', async () => {
    const gateway = codesGateway([])
    gateway.upsertBatch.mockRejectedValueOnce(
      problem(409, { details: [{ column: 'code', code: 409, reason: 'taken', line: 1 }] }),
    )
    await open('hospital-day-night.csv', gateway)
    await click('[data-action=import]')
    await settle(() => document.querySelector('[data-import=partial]'))
    expect(find('[role=dialog] [role=alert]').textContent).toContain('aucune ligne n’a été importée')
    expect(find('.import-failures').textContent).toContain('CHU de Lyon, lignes 2 à 25')
    await click('[data-action=retry]')
    await settle(() => document.querySelector('[data-import=done]'))
    const keys = gateway.upsertBatch.mock.calls.map((call) => call[3]?.key?.split(':').slice(1).join(':'))
    expect(keys).toEqual(['1:0', '1:0', '2:0'])
    expect(new Set(gateway.upsertBatch.mock.calls.map((call) => call[3]?.key)).size).toBe(2)
  })

  it('can be stopped in each try, and counts the rows of the file that are not everywhere yet', async () => {
    const gateway = codesGateway([])
    const answered: (() => void)[] = []
    const { upsertBatch } = gateway
    const write = upsertBatch.getMockImplementation()
    if (!write) throw new Error('nothing is written')
    upsertBatch.mockImplementation(async (...call) => {
      await new Promise<void>((resolve) => answered.push(resolve))
      return write(...call)
    })
    const answer = async () => act(async () => void answered.splice(0).map((resolve) => resolve()))
    const stop = () => find<HTMLButtonElement>('[role=dialog] [data-action=stop]')
    await open('three-thousand.csv', gateway)
    await click('[data-action=import]')
    for (const action of ['retry', undefined]) {
      await settle(() => answered.length > 0)
      expect(find('.import-progress').textContent).toContain('Gardez cette page ouverte')
      expect(stop().ariaDisabled).toBe(null)
      stop().focus()
      await click('[role=dialog] [data-action=stop]')
      expect(stop().ariaDisabled).toBe('true')
      expect(document.activeElement).toBe(stop())
      await answer()
      await settle(() => document.querySelector('[data-import=stopped]'))
      const said = all('.import-progress p').map((one) => one.textContent?.replace(/\s/g, ' '))
      expect(said).toContainEqual(
        expect.stringMatching(/^3 000 lignes du fichier ne sont pas encore enregistrées dans tous les/),
      )
      expect(find('[data-action=download-refused]').textContent?.replace(/\s/g, ' ')).toBe(
        'Télécharger les 3 000 lignes non importées',
      )
      if (action) await click(`[data-action=${action}]`)
    }
  })

  it('leads back to the rows that were to be corrected, as they were corrected', async () => {
    await open('one-of-each-error.csv')
    await type(cell(4, 'beginAt'), '6h')
    await press(cell(4, 'beginAt'), 'Enter')
    await type(cell(5, 'endAt'), 'tard')
    await press(cell(5, 'endAt'), 'Enter')
    await click('[data-action=import]')
    await settle(() => document.querySelector('[data-import=done]'))
    expect(find('[role=dialog] .modal-foot').textContent).toContain(
      '7 lignes à corriger n’ont pas été importées.',
    )
    await click('[role=dialog] [data-action=back]')
    expect(states()).toEqual(Array(7).fill('error'))
    expect(cell(5, 'endAt').value).toBe('tard')
    await press(find('[role=dialog]'), 'Escape')
    expect(find('[role=alertdialog]').textContent).toContain('Abandonner cet import')
  })

  it('asks before a file that was read is given up', async () => {
    await open('hospital-day-night.csv')
    await press(find('[role=dialog]'), 'Escape')
    expect(find('[role=alertdialog]').textContent).toContain('Abandonner cet import')
    await click('[role=alertdialog] [data-action=cancel]')
    expect(all('[data-import-row]')).toHaveLength(24)
    await press(find('[role=dialog]'), 'Escape')
    await click('[role=alertdialog] [data-action=confirm]')
    expect(all('[role=dialog]')).toEqual([])
  })
})
