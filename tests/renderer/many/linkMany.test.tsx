// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import {
  all,
  click,
  codesGateway,
  find,
  leave,
  press,
  problem,
  rowOf,
  settle,
  showTable,
} from '../list/stage.tsx'
import { progress, type Stage, tick } from './manyStage.ts'

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
    await settle(() => all('[data-action=link-chosen]').length > 0)
    await click('[data-action=link-chosen]')
    await settle(() => all('dialog input[type=checkbox]').length > 0)
  }
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

  it('are waited for: Escape leaves no call behind whose end nobody hears of', async () => {
    const gateway = codesGateway(rows)
    const answer = Promise.withResolvers<void>()
    gateway.link.mockImplementationOnce(() => answer.promise)
    await open(gateway)
    await click('dialog input[value="3"]')
    await click('dialog [data-action=save]')
    await press(find('dialog'), 'Escape')
    expect(all('dialog')).toHaveLength(1)
    answer.resolve()
    await settle(() => all('dialog').length === 0)
  })
})
