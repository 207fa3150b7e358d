// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Shape } from '#engine/validation/shape.ts'
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/import/ImportDialog.tsx'
import { all, click, codesGateway, find, leave, settle, showTable } from '../list/stage.tsx'

afterEach(leave)

const choose = async (text: string, slice?: File['slice']) => {
  const input = find<HTMLInputElement>('[role=dialog] input[type=file]')
  const file = new File([text], 'codes.csv')
  if (slice) file.slice = slice
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => void input.dispatchEvent(new Event('input', { bubbles: true })))
}

it('says that the console is not whole, not that the file is wrong, while its checks cannot be fetched; then reads it', async () => {
  const loadShape = vi.fn<() => Promise<Shape>>()
  loadShape.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  await showTable({ gateway: codesGateway([]), loadShape })
  await click('[data-action=import-csv]')
  await settle(() => document.querySelector('[role=dialog] input[type=file]'))
  await choose('M1;06:45;14:15;00:30')
  await settle(() => document.querySelector('.file-refused'))
  expect(find('.file-refused').textContent).toContain('Une partie de la console n’a pas pu être chargée.')
  expect(find('.file-refused').textContent).not.toContain('fichier')
  loadShape.mockResolvedValue(() => [])
  await choose('Code;Début;Fin;Pause\nM1;06:45;14:15;00:30')
  await settle(() => document.querySelector('[data-import-row]'))
  expect(all('[data-import-row]')).toHaveLength(1)
})

it('of two files that are chosen one after the other the later one stands there, whichever is read first', async () => {
  const header = 'Code;Début;Fin;Pause'
  const [slow, small, large] = [1, 2, 2000].map((count) =>
    [header, ...Array.from({ length: count }, (_, n) => `M${count}-${n};06:45;14:15;00:30`)].join('\n'),
  )
  await showTable({ gateway: codesGateway([]) })
  await click('[data-action=import-csv]')
  await settle(() => document.querySelector('[role=dialog] input[type=file]'))
  const arrived = Promise.withResolvers<void>()
  // As from a disk elsewhere.
  await choose(slow ?? '', (...part) => {
    const blob = new Blob([slow ?? '']).slice(...part)
    blob.arrayBuffer = async () => {
      await arrived.promise
      return new TextEncoder().encode(slow).buffer
    }
    return blob
  })
  await choose(large ?? '')
  await choose(small ?? '')
  await settle(() => document.querySelector('[data-import-row]'))
  arrived.resolve()
  await settle()
  await settle(() => all('[data-import-row]').length === 2)
  expect(find('[role=dialog]').textContent).not.toContain('M1-0')
})
