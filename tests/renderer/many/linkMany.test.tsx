// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import type { WrittenLine } from '#protocol/write.ts'
import {
  all,
  click,
  codesGateway,
  find,
  leave,
  press,
  rowOf,
  settle,
  showTable,
  type,
} from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { pressChosen, progress, type Stage, tick } from './manyStage.ts'

afterEach(leave)

describe('rows that are given to an institution', () => {
  const rows = [rowOf(1), rowOf(2)]
  const clash = {
    column: 'schedule',
    code: 409,
    reason: 'taken' as const,
    clash: { columns: ['code'], entity: 'schedule' },
  }
  const taken = (line: number) => problem(409, { details: [{ ...clash, line, institution: 3 }] })
  const open = async (gateway: Stage, given: object = {}) => {
    await showTable({ gateway, ...given })
    await tick(rows)
    await pressChosen('link')
    await settle(() => all('dialog input[type=checkbox]').length > 0)
  }
  it('can be chosen at once: the focus is on the first control', async () => {
    await open(codesGateway(rows))
    expect(document.activeElement).toBe(find('dialog input'))
  })

  const links = (gateway: Stage) => gateway.link.mock.calls.map(([, , ids, place]) => [ids, place])

  it('and refused there are named with the reason; the others are tied without them', async () => {
    const gateway = codesGateway(rows)
    await open(gateway)
    await click('dialog input[value="3"]')
    gateway.link.mockRejectedValueOnce(taken(0))
    await click('dialog [data-action=save]')
    await settle(() => all('dialog .many-failures li').length > 0)
    expect(find('dialog .many-failures').textContent).toMatch(
      /M001.*, pour EHPAD Les Tilleuls Code\u00a0: une autre ligne a déjà cette valeur\./,
    )
    expect(progress()).toBe('0 sur 2')
    await click('dialog [data-action=without]')
    await settle(() => all('dialog').length === 0)
    expect(links(gateway)).toEqual([
      [[1, 2], 3],
      [[2], 3],
    ])
  })

  it('and all refused there can be given to another one', async () => {
    const gateway = codesGateway(rows)
    const institutions = [
      { id: 1, name: 'CHU de Lyon' },
      { id: 2, name: 'Clinique des Lilas' },
      { id: 3, name: 'EHPAD Les Tilleuls' },
      { id: 4, name: 'Hôpital du Parc' },
    ]
    await open(gateway, { institutions })
    await click('dialog input[value="3"]')
    const detail = { ...clash, institution: 3 }
    gateway.link.mockRejectedValueOnce(problem(409, { details: [0, 1].map((line) => ({ ...detail, line })) }))
    await click('dialog [data-action=save]')
    await settle(() => all('dialog .many-failures li').length === 2)
    // Once more the same would be refused once more.
    expect(all('dialog [data-action=save]')).toHaveLength(0)
    await click('dialog [data-action=back]')
    await settle(() => all('dialog input[value="4"]').length > 0)
    expect(find<HTMLInputElement>('dialog input[value="3"]').checked).toBe(true)
    await click('dialog input[value="3"]')
    await click('dialog input[value="4"]')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(links(gateway)).toEqual([
      [[1, 2], 3],
      [[1, 2], 4],
    ])
  })

  it('are given to the one of two of a name whose town says which it is, there, in what is refused and afterwards', async () => {
    const gateway = codesGateway(rows)
    const institutions = [
      { id: 1, name: 'CHU de Lyon', locality: '69003 Lyon' },
      { id: 3, name: 'Bellevue', locality: '44000 Nantes' },
      { id: 4, name: 'Bellevue', locality: '75002 Paris' },
    ]
    await open(gateway, { institutions })
    const labels = all('dialog .check-list label').map(({ textContent }) => textContent)
    expect(labels).toEqual(['Bellevue 44000 Nantes', 'Bellevue 75002 Paris'])
    await click('dialog input[value="3"]')
    gateway.link.mockRejectedValueOnce(taken(0))
    await click('dialog [data-action=save]')
    await settle(() => all('dialog .many-failures li').length > 0)
    expect(find('dialog .many-failures').textContent).toContain('pour Bellevue (44000 Nantes)')
    await click('dialog [data-action=without]')
    await settle(() => all('[data-tone=success]').length > 0)
    expect(find('[data-tone=success]').textContent).toContain('Bellevue (44000 Nantes)')
  })

  it('are given to one that is found by its name and its town', async () => {
    const towns = ['Nantes', 'Lyon', 'Paris', 'Lille', 'Brest', 'Nice', 'Metz', 'Tours', 'Caen']
    const others = towns.map((town, i) => ({ id: i + 3, name: 'Bellevue', locality: `7500${i} ${town}` }))
    await open(codesGateway(rows), { institutions: [{ id: 1, name: 'CHU de Lyon' }, ...others] })
    for (const term of ['bellevue 75002', 'paris bellevue']) {
      await type(find<HTMLInputElement>('dialog .check-list [type=text]'), term)
      await settle(() => all('dialog .check-list label').length === 1)
      expect(find('dialog .check-list label').textContent).toBe('Bellevue 75002 Paris')
    }
  })

  it('are waited for: Escape leaves no call behind whose end nobody hears of', async () => {
    const gateway = codesGateway(rows)
    const answer = Promise.withResolvers<readonly WrittenLine[]>()
    gateway.link.mockImplementationOnce(() => answer.promise)
    await open(gateway)
    await click('dialog input[value="3"]')
    await click('dialog [data-action=save]')
    await press(find('dialog'), 'Escape')
    expect(all('dialog')).toHaveLength(1)
    answer.resolve([])
    await settle(() => all('dialog').length === 0)
  })

  const placesOf = async (gateway: Stage) =>
    (await gateway.list('schedule', { limit: 9 })).rows.map(({ institution }) => institution)
  const give = async (gateway: Stage) => {
    await click('dialog input[value="3"]')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(await placesOf(gateway)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  }

  it('are taken back, but for what somebody else had given meanwhile', async () => {
    const gateway = codesGateway(rows)
    await open(gateway)
    await gateway.link('institutionHasSchedule', 'schedule', [1], 3)
    await give(gateway)
    expect(find('[data-tone=success]').textContent).toContain('1 ligne donnée')
    await click('[data-action=undo]')
    await settle(() => all('[data-tone=info]').length > 0)
    expect(find('[data-tone=info]').textContent).toContain('C’est annulé.')
    expect(await placesOf(gateway)).toEqual([
      [1, 2, 3],
      [1, 2],
    ])
  })

  it('are said to have been there, where somebody else was quicker, and nothing is taken back', async () => {
    const gateway = codesGateway(rows)
    await open(gateway)
    await gateway.link('institutionHasSchedule', 'schedule', [1, 2], 3)
    await give(gateway)
    expect(find('[data-tone=success]').textContent).toContain('avaient déjà ces lignes')
    expect(all('[data-action=undo]')).toHaveLength(0)
  })

  it('and used there since are named, and the others are taken back without them', async () => {
    const gateway = codesGateway(rows)
    await open(gateway)
    await give(gateway)
    const used = { column: 'id', code: 409, reason: 'inUse' as const, params: { by: 'mission', count: 2 } }
    gateway.removeAll.mockRejectedValueOnce(problem(409, { details: [{ ...used, line: 1 }] }))
    await click('[data-action=undo]')
    await settle(() => all('[data-tone=error]').length > 0)
    expect(find('[data-tone=error]').textContent).toMatch(
      /^1 ligne n’a pas pu être reprise, .*\u00a0: M001 \(EHPAD Les Tilleuls, 2 missions\)\.Annuler les autres/,
    )
    await click('[data-action=undo]')
    await settle(() => all('[data-tone=info]').length > 0)
    expect(await placesOf(gateway)).toEqual([
      [1, 2, 3],
      [1, 2],
    ])
  })

  it('say how far it is to take them back where that lasts, and stop before the next institution', async () => {
    const gateway = codesGateway(rows)
    const institutions = [1, 3, 4, 5, 6, 7, 8].map((id) => ({ id, name: `Clinique ${id}` }))
    await open(gateway, { institutions })
    for (const { id } of institutions.slice(1)) await click(`dialog input[value="${id}"]`)
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    const answers = Array.from({ length: 4 }, () => Promise.withResolvers<[]>())
    for (const { promise } of answers) gateway.removeAll.mockImplementationOnce(() => promise)
    await click('[data-action=undo]')
    await settle(() => all('[data-action=stop]').length > 0)
    expect(find('[data-tone=info]').textContent).toContain('Annulation en cours\u00a0: 0 sur 12')
    await click('[data-action=stop]')
    for (const { resolve } of answers) resolve([])
    await settle(() => all('[data-action=undo]').length > 0)
    expect(find('[data-tone=info]').textContent).toContain('Annulation arrêtée\u00a0: 8 sur 12.')
    await click('[data-action=undo]')
    await settle(() => all('[data-tone=info]').some((one) => one.textContent?.includes('C’est annulé')))
    expect(gateway.removeAll.mock.calls.map(([, lines]) => lines.length)).toEqual(Array(6).fill(2))
  })
})
