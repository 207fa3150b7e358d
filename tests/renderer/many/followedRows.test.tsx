// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from '../list/stage.tsx'
import { changed, pressChosen, preview, tick } from './manyStage.ts'

afterEach(leave)

describe('rows that get a row of their own by a change', () => {
  const rows = [rowOf(1, { institution: [1, 3] }), rowOf(2, { institution: [1, 3] })]
  const bar = () => find('.chosen-bar [role=status]').textContent
  const ticked = () => all('[data-row-id]').filter((row) => row.querySelector('input:checked')).length

  it('stay ticked as the rows that they are by now, and go together', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(changed(gateway)).toEqual([[[1, 2], [1]]])
    expect([bar(), ticked()]).toEqual(['2 lignes cochées', 2])
    await pressChosen('remove')
    await settle(() => all('dialog .many-names li').length > 0)
    expect(all('dialog .many-names li')).toHaveLength(2)
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog').length === 0)
    expect(gateway.removeAll.mock.calls.map(([, lines]) => lines.map(({ id }) => id))).toEqual([[3, 4]])
    expect(all('.chosen-bar')).toHaveLength(0)
  })

  it('are counted as they are found, with those told that somebody else has removed', async () => {
    const gateway = codesGateway(rows)
    await showTable({ gateway })
    await tick(rows)
    await gateway.remove('schedule', 2, 'all')
    await pressChosen('remove')
    await settle(() => all('dialog .many-names li').length > 0)
    expect(find('dialog .modal-title').textContent).toMatch(/^Supprimer 1 ligne/)
    expect(find('dialog .modal-body').textContent).toContain(
      '1 ligne cochée n’existe plus, ou n’est plus dans les établissements sélectionnés.',
    )
    expect(find('dialog [data-action=confirm]').textContent).toBe('Supprimer 1 ligne')
    await click('dialog [data-action=cancel]')
    await pressChosen('change')
    await settle(() => all('dialog input[name=break]').length > 0)
    expect(find('dialog .modal-title').textContent).toMatch(/^Modifier 1 ligne/)
    expect(find('dialog .modal-body').textContent).toContain('1 ligne cochée n’existe plus')
  })

  it('are ticked no more once they have been removed one by one', async () => {
    const gateway = codesGateway(rows)
    await showTable({ gateway })
    await tick(rows)
    await click('[data-row-id="1"] [data-action=delete]')
    await settle(() => all('dialog [data-action=confirm]').length > 0)
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog').length === 0)
    expect(bar()).toBe('1 ligne cochée')
  })
})
