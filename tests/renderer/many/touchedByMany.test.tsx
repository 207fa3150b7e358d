// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { breaks, pressChosen, preview, tick } from './manyStage.ts'

afterEach(leave)

const said = () => find('dialog .modal-body').textContent

describe('what several rows touch', () => {
  const rows = [rowOf(1), rowOf(2)]

  it('is not told as nothing while it is counted before a change, nor where it could not be', async () => {
    const counted = Promise.withResolvers<number>()
    await preview(
      codesGateway(rows, () => counted.promise),
      rows,
    )
    expect(said()).toContain('Recherche des conséquences…')
    counted.reject(problem(500))
    await settle(() => said()?.includes('n’ont pas pu être déterminées'))
    expect(said()).not.toContain('Aucune mission')
  })

  it('keeps nobody from removing them for good where it could not be counted, which is said', async () => {
    const gateway = codesGateway(rows, async () => Promise.reject(problem(500)))
    await showTable({ gateway })
    await tick(rows)
    await pressChosen('remove')
    await settle(() => !find<HTMLButtonElement>('dialog [data-action=confirm]').disabled)
    expect(said()).toMatch(/n’ont pas pu être déterminées.*définitive/)
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog').length === 0)
    expect(all('[data-action=undo]')).toEqual([])
    expect(await breaks(gateway)).toEqual([])
  })
})
