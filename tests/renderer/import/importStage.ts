import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
// Fetched beforehand: how long that takes is not what is tried.
import '#renderer/import/ImportDialog.tsx'
import { all, click, codesGateway, find, settle, showTable } from '../list/stage.tsx'

/** Chooses a file of `tests/fixtures/schedules`. */
export const choose = async (name: string) => {
  const bytes = readFileSync(join(import.meta.dirname, '../../fixtures/schedules', name))
  const file = new File([bytes], name)
  const input = find<HTMLInputElement>('[role=dialog] input[type=file]')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => void input.dispatchEvent(new Event('input', { bubbles: true })))
  await settle(() => document.querySelector('[data-import-row], .file-refused'))
}
/** The import of the list of time codes, with that file read. */
export const open = async (
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

/** State of each row that is drawn. */
export const states = () => all('[data-import-row]').map((row) => row.dataset.state)
export const cell = (line: number, column: string) =>
  find<HTMLInputElement>(`[data-import-row="${line}"] input[name=${column}]`)
