// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/import/ImportDialog.tsx'
import { inAnotherPage } from '../form/anotherPage.ts'
import { all, click, find, leave, settle, showTable, type } from '../list/stage.tsx'

afterEach(leave)

const person = 7003
const states = () => all('[data-import-row]').map((row) => row.dataset.state)
const choose = async (text: string) => {
  const input = find<HTMLInputElement>('[role=dialog] input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File([text], 'codes.csv')], configurable: true })
  await act(async () => void input.dispatchEvent(new Event('input', { bubbles: true })))
  await settle(() => all('[data-import-row]').length > 0)
}

it('rows of a file are there again after a session that ended, with what was mended, and not once they were given up', async () => {
  await showTable({ person })
  await click('[data-action=import-csv]')
  await settle(() => all('[role=dialog] input[type=file]').length > 0)
  await choose('Code;Début;Fin;Pause\r\nM1;midi;15:00;\r\nM2;soir;22:00;\r\n')
  expect(states()).toEqual(['error', 'error'])
  const begin = find<HTMLInputElement>('[data-import-row="2"] input[name=beginAt]')
  await type(begin, '0715')
  await act(async () => begin.blur())
  expect(states()).toEqual(['ok', 'error'])
  await leave()

  await showTable({ person })
  await settle(() => all('[data-import-row]').length > 0)
  expect(states()).toEqual(['ok', 'error'])
  // It is still what was read of that file.
  expect(find('[role=dialog] h2').textContent).toContain('Importer un fichier')
  expect(find('[role=dialog] .file-hint').textContent).toContain('codes.csv')
  expect(find('[data-import-row="2"]').textContent).toContain('0715')
  expect(find<HTMLInputElement>('[data-import-row="3"] input[name=beginAt]').value).toBe('soir')
  await click('[role=dialog] [data-action=cancel]')
  await click('[role=alertdialog] [data-action=confirm]')
  await leave()

  await showTable({ person })
  expect(all('[role=dialog]')).toEqual([])
})

it('rows of a file outlast the page too, and those of the largest fit into what a tab stores', async () => {
  await showTable({ person })
  await click('[data-action=import-csv]')
  await settle(() => all('[role=dialog] input[type=file]').length > 0)
  const lines = Array.from({ length: 200 }, (_, n) => `C${n};06:45;${n === 0 ? 'midi' : '14:15'};30\r\n`)
  const file = `Code;Début;Fin;Pause\r\n${lines.join('')}`
  await choose(file)
  const before = states()
  await leave()

  const stored = inAnotherPage(person)
  // The largest file is of a hundred kilobytes, and a tab stores five megabytes.
  expect(stored.length).toBeLessThan(8 * file.length)
  await showTable({ person })
  await settle(() => all('[data-import-row]').length > 0)
  expect(states()).toEqual(before)
  expect(find('[role=dialog] .file-hint').textContent).toContain('codes.csv – lu en UTF-8')
  await click('[role=dialog] [data-action=cancel]')
  await click('[role=alertdialog] [data-action=confirm]')
})
