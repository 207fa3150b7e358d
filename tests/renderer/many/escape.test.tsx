// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { all, codesGateway, find, leave, press, rowOf, settle } from '../list/stage.tsx'
import { preview } from './manyStage.ts'

afterEach(leave)

it('rows to be changed together are gone back from by Escape too: to what is entered, and from there not without a question', async () => {
  const rows = [rowOf(1), rowOf(2)]
  await preview(codesGateway(rows), rows)
  await press(find('dialog .many-said'), 'Escape')
  expect(find<HTMLInputElement>('dialog input[name=break]').value).toBe('00:10')
  await press(find('dialog input[name=break]'), 'Escape')
  await settle(() => all('dialog').length === 2)
  expect(find('dialog[role=alertdialog] h2').textContent).toContain('Abandonner la saisie')
})

it('and also where the preview is drawn once more with the form behind it', async () => {
  const rows = [rowOf(1), rowOf(2)]
  const { select } = await preview(codesGateway(rows), rows)
  await select(1, 2)
  await press(find('dialog .many-said'), 'Escape')
  expect(find<HTMLInputElement>('dialog input[name=break]').value).toBe('00:10')
})
