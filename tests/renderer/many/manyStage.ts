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

/** The preview of a break of ten minutes for these rows. */
export const preview = async (gateway: Stage, rows: readonly WireRow[], given: object = {}) => {
  await showTable({ gateway, ...given })
  await tick(rows)
  await settle(() => all('[data-action=change-chosen]').length > 0)
  await click('[data-action=change-chosen]')
  await settle(() => all('dialog input[name=break]').length > 0)
  await type(find<HTMLInputElement>('dialog input[name=break]'), '0h10')
  await click('dialog [data-action=preview]')
  await settle(() => all('dialog .many-table').length > 0)
}
export const breaks = async (gateway: Stage) =>
  (await gateway.list('schedule', { limit: 99 })).rows.map((row) => row.break)
