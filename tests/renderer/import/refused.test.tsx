// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/import/ImportDialog.tsx'
import { all, click, codesGateway, find, leave, press, settle, showTable, type } from '../list/stage.tsx'
import { problem } from '../problem.ts'

const HEADER = 'Code;Début;Fin;Pause'
const MIXED = [HEADER, 'M1;07:00;15:00;', 'M2;midi;15:00;', '=X;07:00;15:00;;de trop', 'M4;08:00'].join(
  '\r\n',
)
const ADDED = 'Ligne du fichier;Motif du refus'

const saved: Blob[] = []
const textOf = async (): Promise<string> =>
  (await saved.at(-1)?.text())?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? ''
const choose = async (...parts: BlobPart[]) => {
  const input = find<HTMLInputElement>('[role=dialog] input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(parts, 'codes.csv')], configurable: true })
  await act(async () => void input.dispatchEvent(new Event('input', { bubbles: true })))
  await settle(() => document.querySelector('[data-import-row]'))
}
const open = async (text: string, gateway = codesGateway([])) => {
  await showTable({ gateway })
  await click('[data-action=import-csv]')
  await settle(() => document.querySelector('[role=dialog] input[type=file]'))
  await choose(text)
  return gateway
}

beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = (file) => String(saved.push(file as Blob))
  URL.revokeObjectURL = () => undefined
})
afterEach(leave)

describe('rows that are refused', () => {
  it('by the rehearsal are handed out with their lines and reasons, and read again', async () => {
    await open(MIXED)
    expect(find('[data-action=download-refused]').textContent).toBe('Télécharger les 3 lignes à corriger')
    await click('[data-action=download-refused]')
    const text = await textOf()
    expect(text.split('\r\n')).toEqual([
      `${ADDED};${HEADER}`,
      '3;Début : Saisissez une heure, par exemple 07:30.;M2;midi;15:00;',
      "4;Cette ligne contient trop de cellules.;'=X;07:00;15:00;;de trop",
      '5;Fin : Saisissez une valeur. Pause : Saisissez une valeur.;M4;08:00',
      '',
    ])
    await choose(text.replace('midi', '12:00'))
    await settle(() => all('[data-import-row]').length === 3)
    expect(all('[data-import-row]').map((row) => row.dataset.state)).toEqual(['ok', 'error', 'error'])
    await click('[data-action=download-refused]')
    expect((await textOf()).match(/Motif du refus/g)).toHaveLength(1)
  })

  it('name for each cell its column, and for a row that is there twice the other one', async () => {
    const rows = ['D1;07:00;15:00;', 'd1;08:00;15:00;', 'D1;09:00;15:00;', 'X;07:00;08:00;1h30', 'Y;7,5;8,5;']
    await open([HEADER, ...rows].join('\r\n'))
    await click('[data-action=download-refused]')
    const reasons = (await textOf()).match(/(?<=^\d;"?)[^;"]+/gm)
    expect(reasons).toEqual([
      'Code : déjà à la ligne 4.',
      'Code : ne diffère que par les majuscules ou les espaces des lignes 2 et 4.',
      'Code : déjà à la ligne 2.',
      'Temps travaillé : La pause est aussi longue que l’horaire ou plus longue : il ne reste aucun temps travaillé. Corrigez Début, Fin ou Pause.',
      'Début : Vouliez-vous dire 07:30 ? Fin : Vouliez-vous dire 08:30 ?',
    ])
  })

  it('carry what was mended of them since', async () => {
    await open(MIXED)
    const cell = find<HTMLInputElement>('[data-import-row="3"] input[name=beginAt]')
    await type(cell, 'minuit')
    await press(cell, 'Enter')
    await click('[data-action=download-refused]')
    expect(await textOf()).toContain('M2;minuit;15:00;')
  })

  it('by the server stand beside those, each with what was said of it and where', async () => {
    const gateway = codesGateway([])
    gateway.upsertBatch.mockRejectedValue(
      problem(409, {
        details: [{ column: 'code', code: 409, reason: 'taken', clash: { columns: ['code'] }, line: 1 }],
      }),
    )
    await open([HEADER, 'M1;07:00;15:00;', 'M2;midi;15:00;', 'M3;07:00;15:00;'].join('\n'), gateway)
    await click('[data-action=import]')
    await settle(() => document.querySelector('[data-import=partial]'))
    await click('[data-action=download-refused]')
    const [, ...lines] = (await textOf()).split('\r\n')
    expect(lines).toEqual([
      '2;CHU de Lyon : Non enregistrée à cause de la ligne 4. Clinique des Lilas : Pas encore envoyée.;M1;07:00;15:00;',
      expect.stringMatching(/^3;.*;M2;midi;15:00;$/s),
      '4;CHU de Lyon : Ce code existe déjà dans un établissement sélectionné. Clinique des Lilas : Pas encore envoyée.;M3;07:00;15:00;',
      '',
    ])
  })

  it('because somebody else has changed or deleted rows meanwhile say so, each once, and lead to the rows as they are', async () => {
    const gateway = codesGateway([])
    gateway.upsertBatch.mockRejectedValue(
      problem(406, {
        details: [
          { column: 'id', code: 406, reason: 'notFound', line: 1 },
          { column: 'version', code: 412, line: 0 },
          { column: 'version', code: 412, line: 1 },
        ],
      }),
    )
    await open([HEADER, 'M1;07:00;15:00;00:20', 'M2;07:00;15:00;00:30'].join('\n'), gateway)
    await click('[data-action=import]')
    await settle(() => document.querySelector('[data-import=partial]'))
    expect(find('.import-progress').textContent).toContain('Revoyez les lignes non importées')
    expect(find('.import-failures').textContent).toContain('Quelqu’un d’autre a modifié des lignes')
    expect(all('.import-failures li li').map((one) => one.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'M2 : Quelqu’un d’autre a supprimé cette ligne entre-temps, ou l’a retirée d’ici.',
      'M1 : Quelqu’un d’autre a modifié cette ligne entre-temps.',
    ])
  })

  it('can still be had once the others are imported; where none is, nothing is offered', async () => {
    await open(MIXED)
    await click('[data-action=import]')
    await settle(() => document.querySelector('[data-import=done]'))
    expect(find('[data-action=download-refused]').textContent).toBe('Télécharger les 3 lignes non importées')
    await leave()
    await open(`${HEADER}\nM1;07:00;15:00;`)
    expect(all('[data-action=download-refused]')).toEqual([])
  })
})
