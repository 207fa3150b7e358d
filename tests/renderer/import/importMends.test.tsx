// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { all, click, codesGateway, find, leave, settle, showTable, type } from '../list/stage.tsx'
import { cell, choose, open, states } from './importStage.ts'

afterEach(leave)

const person = 7004
const mend = async (line: number, column: string, text: string) => {
  await type(cell(line, column), text)
  await act(async () => cell(line, column).blur())
  await settle()
}
const chooseBytes = async (text: string) => {
  const input = find<HTMLInputElement>('[role=dialog] input[type=file]')
  const file = new File([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], 'codes.csv')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => void input.dispatchEvent(new Event('input', { bubbles: true })))
  await settle()
  await settle(() => !find('[role=dialog]').textContent?.includes('Lecture'))
}
const lines = () => all('[data-import-row]').map((row) => row.dataset.importRow)
const questions = () => all('[role=alertdialog]')

describe('another file, where something was mended', () => {
  it('leaves all as it stands when it is refused, also for the person who comes back', async () => {
    await open('one-of-each-error.csv', codesGateway([]), { person })
    await mend(4, 'beginAt', '07:00')
    await click('[data-import-row="5"] [data-action=remove-line]')
    const before = states()
    await choose('wrong-extension.txt')
    await settle(() => document.querySelector('.file-refused'))
    expect(questions()).toEqual([])
    expect(states()).toEqual(before)
    expect(cell(4, 'beginAt').value).toBe('07:00')
    await leave()

    await showTable({ person })
    await settle(() => all('[data-import-row]').length > 0)
    expect(states()).toEqual(before)
    await choose('duplicates.csv')
    await settle(() => questions().length > 0)
    await click('[role=alertdialog] [data-action=cancel]')
    await click('[role=dialog] [data-action=cancel]')
    await click('[role=alertdialog] [data-action=confirm]')
  })

  it('is asked about once it has been read, and takes their place only where they are given up', async () => {
    await open('one-of-each-error.csv')
    await mend(4, 'beginAt', '07:00')
    await choose('duplicates.csv')
    await settle(() => questions().length > 0)
    expect(find('[role=alertdialog]').textContent).toContain('vos corrections seront perdues')
    await click('[role=alertdialog] [data-action=cancel]')
    expect(cell(4, 'beginAt').value).toBe('07:00')
    await choose('duplicates.csv')
    await settle(() => questions().length > 0)
    await click('[role=alertdialog] [data-action=confirm]')
    await settle(() => lines().length === 5)
    expect(cell(4, 'beginAt').value).not.toBe('07:00')
    // Nothing of this one was mended.
    await choose('hospital-day-night.csv')
    await settle(() => lines().length === 24)
    expect(questions()).toEqual([])
  })
})

describe('the other encoding', () => {
  const file =
    'Code;Debut;Fin;Pause\r\n\u00c91;midi;15:00;30\r\n\u00c92;soir;22:00;30\r\n\u00c93;07:00;15:00;30\r\n'

  it('leaves what was mended and taken out as it is, and each field shows what is imported', async () => {
    const { gateway } = await open('hospital-day-night.csv', codesGateway([]))
    await chooseBytes(file)
    await settle(() => lines().length === 3)
    expect(cell(2, 'code').value).toBe('É1')
    await mend(2, 'beginAt', '07:15')
    await mend(3, 'code', 'NUIT')
    await mend(3, 'beginAt', '14:00')
    await click('[data-import-row="4"] [data-action=remove-line]')
    await click('[data-action=encoding]')
    await settle(() => cell(2, 'code').value !== 'É1')
    expect(lines()).toEqual(['2', '3'])
    expect([cell(2, 'code').value, cell(2, 'beginAt').value]).toEqual(['…1', '07:15'])
    expect([cell(3, 'code').value, cell(3, 'beginAt').value]).toEqual(['NUIT', '14:00'])
    expect(questions()).toEqual([])
    await settle(() => !find<HTMLButtonElement>('[role=dialog] [data-action=import]').disabled)
    await click('[role=dialog] [data-action=import]')
    await settle(() => gateway.upsertBatch.mock.calls.length > 0)
    expect(gateway.upsertBatch.mock.calls[0]?.[1]).toMatchObject([
      { code: '…1', beginAt: '07:15' },
      { code: 'NUIT', beginAt: '14:00' },
    ])
  })

  it('shows in a field that is open what it reads, and the file again as it was', async () => {
    await open('hospital-day-night.csv', codesGateway([]))
    await chooseBytes(file)
    await settle(() => lines().length === 3)
    await click('[data-action=encoding]')
    await settle(() => cell(2, 'code').value === '…1')
    await click('[data-action=encoding]')
    await settle(() => cell(2, 'code').value === 'É1')
  })
})
