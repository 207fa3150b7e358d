// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { all, click, codesGateway, find, leave, press, settle, type } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { cell, open, states } from './importStage.ts'

afterEach(leave)

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
