// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { adminV2 } from '#schemas/tables/adminV2.ts'
import { publicHolidays } from '#schemas/tables/publicHolidays.ts'
import { licence } from '../detail/licenceStage.tsx'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { stageGateway } from '../stageGateway.ts'
import { enterForAll, pressChosen, preview, said, tick } from './manyStage.ts'

afterEach(leave)

const shared = rowOf(1, { institution: [1, 3] })
const own = rowOf(2, { institution: [2] })
const rows = [shared, own]
const dialog = () => find('dialog').textContent

const askToRemove = async (gateway = codesGateway(rows)) => {
  await showTable({ gateway })
  await tick(rows)
  await pressChosen('remove')
  await settle(() => !find<HTMLButtonElement>('dialog [data-action=confirm]').disabled)
  return gateway
}

describe('rows removed together', () => {
  it('go from the institutions of all of them, those that nobody shares among them, which is said before and after', async () => {
    await askToRemove()
    expect(dialog()).toMatch(/Retiré de.*CHU de Lyon et Clinique des Lilas.*Reste dans.*EHPAD Les Tilleuls/)
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog').length === 0)
    expect(said()).toMatch(
      /2 lignes retirées d’ici.*1 reste dans d’autres établissements.*Retiré de.*CHU de Lyon et Clinique des Lilas/,
    )
    expect(said()).not.toContain('Tilleuls')
  })

  it('are said to go for good, or that it can be taken back, as it then is', async () => {
    await askToRemove()
    expect(dialog()).toContain('Cette suppression est définitive.')
    await leave()
    const gateway = codesGateway(rows)
    const list = gateway.list.getMockImplementation()
    gateway.list.mockImplementation(async (entity, ...rest) =>
      entity === 'schedule' && list ? list(entity, ...rest) : { rows: [], count: 0 },
    )
    await askToRemove(gateway)
    expect(dialog()).toContain('Vous pourrez encore annuler')
    await click('dialog [data-reach=everywhere] input')
    expect(dialog()).toContain('Cette suppression est définitive.')
  })

  it('that are all refused leave none that was done, and are told by what uses them, wherever they were to go from', async () => {
    const gateway = await askToRemove()
    await click('dialog [data-reach=everywhere] input')
    const details = [
      { column: 'id', code: 409, reason: 'inUse' as const, params: { by: 'service', count: 3 }, line: 0 },
    ]
    gateway.removeAll.mockRejectedValue(problem(409, { details }))
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog .many-failures li').length > 0)
    expect(dialog()).toContain('2 lignes n’ont pas été traitées.')
    expect(dialog()).not.toContain('Les autres le sont')
    expect(find('dialog .many-failures').textContent).toMatch(/Encore utilisé\s: 3 services/)
    expect(dialog()).not.toContain('seulement ici')
  })
})

describe('rows changed together', () => {
  it('in the selected institutions alone leave the others as they are, which is said before and after', async () => {
    await preview(codesGateway(rows), rows)
    expect(find('dialog .many-reach').textContent).toMatch(
      /Dans.*CHU de Lyon et Clinique des Lilas.*Inchangé dans.*EHPAD Les Tilleuls/,
    )
    await click('dialog [data-reach=everywhere] input')
    expect(find('dialog .many-reach').textContent).toMatch(/Aussi dans cet établissement.*EHPAD Les Tilleuls/)
    await click('dialog [data-reach=here] input')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(said()).toMatch(/2 lignes modifiées.*CHU de Lyon et Clinique des Lilas/)
    expect(said()).not.toContain('Tilleuls')
  })

  it('are not offered where no column can be given to several', async () => {
    const days = [1, 2].map((id) => ({ id, version: 1, date: `2026-01-0${id}`, institution: 1 }))
    await showTable({ gateway: stageGateway(catalogue, { publicholiday: days }) }, {}, publicHolidays)
    await tick(days)
    await settle(() => all('[data-action=remove-chosen]').length > 0)
    expect(all('[data-action=change-chosen]')).toHaveLength(0)
  })

  it('of what belongs to their persons say where else these are', async () => {
    const accesses = [licence(11, 1), licence(12, 2, { admin: 8 })]
    const admin = [
      { id: 7, version: 1, institution: [1, 3] },
      { id: 8, version: 1, institution: [2] },
    ]
    const gateway = stageGateway(catalogue, { institutionHasAdmin: accesses, admin })
    await showTable({ gateway }, {}, adminV2)
    await enterForAll(accesses, 'firstName', 'Clara')
    await settle(() => all('dialog .modal-body [data-places]').length > 0)
    expect(find('dialog .modal-body [data-places]').dataset.places).toBe('1 2 3')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(said()).toMatch(/2 lignes modifiées.*EHPAD Les Tilleuls/)
  })

  it('of what belongs to their persons are written only once it is known where else these are', async () => {
    const accesses = [licence(11, 1), licence(12, 2, { admin: 8 })]
    const admin = [7, 8].map((id) => ({ id, version: 1, institution: [id === 7 ? 3 : 2] }))
    const gateway = stageGateway(catalogue, { institutionHasAdmin: accesses, admin })
    const list = gateway.list.getMockImplementation()
    const refused = new Set(['admin'])
    gateway.list.mockImplementation(async (entity, ...rest) => {
      if (refused.has(entity) || !list) throw problem(500)
      return list(entity, ...rest)
    })
    await showTable({ gateway }, {}, adminV2)
    await enterForAll(accesses, 'firstName', 'Clara')
    await settle(() => all('dialog [data-action=retry]').length > 0)
    const isSavable = () => !find<HTMLButtonElement>('dialog [data-action=save]').disabled
    expect(isSavable()).toBe(false)
    refused.clear()
    await click('dialog [data-action=retry]')
    await settle(isSavable)
    expect(find('dialog .modal-body [data-places]').dataset.places).toContain('3')
    expect(all('dialog [data-action=retry]')).toHaveLength(0)
  })
})
