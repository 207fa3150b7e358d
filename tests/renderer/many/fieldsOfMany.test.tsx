// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
import { catalogue } from '#schemas'
import { service } from '#schemas/tables/service.ts'
import { memoryGateway as stageGateway } from '#stage/memoryGateway.ts'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable, type } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { breaks, names, pressChosen, type Stage, said, tick, whys } from './manyStage.ts'

afterEach(leave)

describe('a field whose value is not the same in all rows', () => {
  const rows = [rowOf(1, { institution: [1], break: '00:20' }), rowOf(2, { institution: [1] })]
  const field = () => find<HTMLInputElement>('dialog input[name=break]')
  const hint = () => find('dialog [data-column=break] .field-note').textContent
  const open = async (gateway: Stage) => {
    await showTable({ gateway })
    await tick(rows)
    await pressChosen('change')
    await settle(() => all('dialog input[name=break]').length > 0)
  }

  it('is left as it is while nobody touches it', async () => {
    const gateway = codesGateway(rows)
    await open(gateway)
    expect([field().value, hint()]).toEqual(['', 'Valeurs différentes'])
    await click('dialog [data-action=preview]')
    expect(find('dialog [role=alert]').textContent).toMatch(/^Rien n’a été saisi/)
  })

  it('can be emptied in all of them: what was typed and taken back is a change', async () => {
    const gateway = codesGateway(rows)
    await open(gateway)
    await type(field(), '0h10')
    expect(hint()).not.toBe('Valeurs différentes')
    await type(field(), '')
    expect(hint()).not.toBe('Valeurs différentes')
    await click('dialog [data-action=preview]')
    await settle(() => all('dialog .many-table').length > 0)
    expect(all('dialog .many-after').map((one) => one.textContent)).toEqual([
      expect.stringContaining('vide'),
      expect.stringContaining('vide'),
    ])
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(await breaks(gateway)).toEqual([null, null])
  })
})

describe('a value that not all rows can take', () => {
  const serviceOf = (id: number, more: object): WireRow => ({
    id,
    version: 1,
    name: `S${id}`,
    pole: null,
    ...more,
  })
  const services = [
    serviceOf(1, { institution: [1] }),
    serviceOf(2, { institution: [2] }),
    serviceOf(3, { institution: [1, 2] }),
  ]
  const choices = [
    { id: 11, label: 'Chirurgie', institutions: [1] },
    { id: 12, label: 'Urgences', institutions: [2] },
  ]
  const choose = async (value: string) => {
    const select = find<HTMLSelectElement>('dialog select[name=pole]')
    await act(async () => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  const open = async (given: object) => {
    const gateway = stageGateway(catalogue, new Map([['service', services]]))
    await showTable(
      {
        gateway,
        useChoices: () => ({ state: 'ready', choices }),
        facts: { level: 1, records: { pole: [1, 2] }, options: {}, flags: {} },
        ...given,
      },
      {},
      service,
    )
    await tick(services)
    await pressChosen('change')
    await settle(() => all('dialog select[name=pole]').length > 0)
    return gateway
  }

  it('is told of them before anything is written, and given to the others', async () => {
    const gateway = await open({})
    await choose('11')
    await click('dialog [data-action=preview]')
    await settle(() => all('dialog .many-table').length > 0)
    expect(names('dialog .many-table tbody th')).toEqual(['2', '1', '3'])
    expect(names('dialog .many-why')).toEqual(['2'])
    expect(whys()[0]).toMatch(/^Pôle.: Ce choix n’appartient pas à cet établissement/)
    expect(find('dialog .modal-body').textContent).toContain('1 ligne ne peut pas prendre cette valeur')
    expect(all('dialog .many-after').map((one) => one.textContent)).toEqual([
      expect.stringContaining('Chirurgie (CHU de Lyon)'),
      expect.stringContaining('Chirurgie (CHU de Lyon)'),
    ])
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    const { rows: now } = await gateway.list('service', {
      orderby: [{ columnName: 'name', orientation: 'asc' }],
    })
    expect(now.map(({ pole }) => pole)).toEqual([11, null, 11])
    expect(said()).toContain('2 lignes modifiées, 1 laissée telle quelle')
  })

  it('that each has its own of stands so in the list to choose from, beside none', async () => {
    const own = services.map((row) => ({ ...row, pole: row.id === 2 ? 12 : 11 }))
    await open({ gateway: stageGateway(catalogue, new Map([['service', own]])) })
    const select = find<HTMLSelectElement>('dialog select[name=pole]')
    const said = () => select.selectedOptions[0]?.textContent
    expect([said(), select.options[1]?.textContent]).toEqual(['Valeurs différentes', 'Non renseigné'])
    await choose(select.options[1]?.value ?? '')
    expect(said()).toBe('Non renseigné')
    await click('dialog [data-action=preview]')
    await settle(() => all('dialog .many-after').length === 3)
    expect(all('dialog .many-after').every((one) => one.textContent?.includes('vide'))).toBe(true)
  })

  it('that the server refuses leads back to the form', async () => {
    const gateway = await open({
      useChoices: () => ({ state: 'ready', choices: [{ id: 11, label: 'Chirurgie' }] }),
    })
    await choose('11')
    await click('dialog [data-action=preview]')
    await settle(() => all('dialog .many-table').length > 0)
    const refused = [0, 1].map((line) => ({ column: 'pole', code: 406, reason: 'elsewhere' as const, line }))
    vi.spyOn(gateway, 'updateAll').mockImplementation(async (_, lines) => {
      throw problem(400, { details: refused.slice(0, lines.length) })
    })
    await click('dialog [data-action=save]')
    await settle(() => all('dialog .many-why').length === 3)
    expect(all('dialog [data-action=save]')).toHaveLength(0)
    await click('dialog [data-action=back]')
    expect(find<HTMLSelectElement>('dialog select[name=pole]').value).toBe('11')
  })
})
