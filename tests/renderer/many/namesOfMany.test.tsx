// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { all, codesGateway, find, leave, rowOf, settle, showTable } from '../list/stage.tsx'
import { names, pressChosen, preview, tick } from './manyStage.ts'

afterEach(leave)

describe('rows of one name in several institutions', () => {
  const rows = [
    rowOf(3, { code: 'J1', institution: [1, 3] }),
    rowOf(1, { code: 'J1', institution: [2] }),
    rowOf(2, { code: 'J2', institution: [1, 2] }),
  ]
  const named = (selector: string) => all(selector).map((one) => one.firstChild?.textContent)
  const where = (selector: string) => find(selector).textContent

  it('are told apart by those of them that are selected, in the order of the list', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    expect(where('dialog .modal-head .places')).toMatch(/^Dans.: CHU de Lyon et Clinique des Lilas$/)
    expect(named('dialog .many-table tbody th')).toEqual([
      'J1 (Clinique des Lilas)',
      'J1 (CHU de Lyon)',
      'J2 (CHU de Lyon, Clinique des Lilas)',
    ])
  })

  it('are told apart before they go', async () => {
    const gateway = codesGateway(rows)
    await showTable({ gateway })
    await tick(rows)
    await pressChosen('remove')
    await settle(() => all('dialog .many-names li').length > 0)
    expect(named('dialog .many-names li')).toEqual([
      'J1 (Clinique des Lilas)',
      'J1 (CHU de Lyon)',
      'J2 (CHU de Lyon, Clinique des Lilas)',
    ])
  })

  it('are told with the first of many institutions, and how many more', async () => {
    const institutions = Array.from({ length: 6 }, (_, n) => ({ id: n + 1, name: `E${n + 1}` }))
    const selected = institutions.map(({ id }) => id)
    const gateway = codesGateway([rowOf(1, { code: 'J1', institution: selected })])
    await showTable({ gateway, institutions, selected })
    await tick([rowOf(1)])
    await pressChosen('remove')
    await settle(() => all('dialog .many-names li').length > 0)
    expect(named('dialog .many-names li')).toEqual(['J1 (E1, E2, E3 et 3 autres)'])
  })

  it('keep their order of the list when they are ticked in another one', async () => {
    const many = [rowOf(1, { code: 'C' }), rowOf(2, { code: 'A' }), rowOf(3, { code: 'B' })]
    const gateway = codesGateway(many)
    await preview(gateway, many)
    expect(names('dialog .many-table tbody th')).toEqual(['2', '3', '1'])
  })
})
