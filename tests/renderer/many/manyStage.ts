// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/many/ChangeMany.tsx'
import type { WireRow } from '#protocol/row.ts'
import { all, click, type codesGateway, find, settle, showTable, type } from '../list/stage.tsx'

export type Stage = ReturnType<typeof codesGateway>

export const tick = async (rows: readonly WireRow[]) => {
  for (const { id } of rows) await click(`[data-row-id="${id}"] [data-action=choose]`)
}
export const names = (selector: string) =>
  all(selector).map((one) => one.closest('tr')?.getAttribute('data-row-id'))
export const whys = () => all('dialog .many-why').map((one) => one.textContent?.trim())
export const progress = () => find('dialog .many-run [role=status]').textContent
export const said = () => find('[data-tone=success]').textContent
export const changed = (gateway: Stage) =>
  gateway.updateAll.mock.calls.map(([, lines, options]) => [lines.map(({ id }) => id), options?.institutions])

/** Presses what stands in the bar of ticked rows once it is there: the bar's code is fetched. */
export const pressChosen = async (act: 'remove' | 'change' | 'link') => {
  await settle(() => all(`[data-action=${act}-chosen]`).length > 0)
  await click(`[data-action=${act}-chosen]`)
}

/** Ticks rows of the table on the stage, enters one value for all of them, and asks what changes. */
export const enterForAll = async (rows: readonly WireRow[], column: string, value: string) => {
  const field = `dialog input[name=${column}]`
  await tick(rows)
  await pressChosen('change')
  await settle(() => all(field).length > 0)
  await type(find<HTMLInputElement>(field), value)
  await click('dialog [data-action=preview]')
}

/** The preview of a break of ten minutes for these rows. */
export const preview = async (gateway: Stage, rows: readonly WireRow[], given: object = {}) => {
  const screen = await showTable({ gateway, ...given })
  await enterForAll(rows, 'break', '0h10')
  await settle(() => all('dialog .many-table').length > 0)
  return screen
}
export const breaks = async (gateway: Stage) =>
  (await gateway.list('schedule', { limit: 99 })).rows.map((row) => row.break)
