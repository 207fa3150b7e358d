// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WireRow } from '#protocol/row.ts'
import { catalogue } from '#schemas'
import { service } from '#schemas/tables/service.ts'
import { memoryGateway as stageGateway } from '#stage/memoryGateway.ts'
import {
  all,
  click,
  find,
  leave,
  codesGateway,
  press,
  problem,
  rowOf,
  settle,
  showTable,
  type,
} from '../list/stage.tsx'

afterEach(leave)

type Stage = ReturnType<typeof codesGateway>

const tick = async (rows: readonly WireRow[]) => {
  for (const { id } of rows) await click(`[data-row-id="${id}"] [data-action=choose]`)
}
const names = (selector: string) => all(selector).map((one) => one.closest('tr')?.getAttribute('data-row-id'))
const whys = () => all('dialog .many-why').map((one) => one.textContent?.trim())
const progress = () => find('dialog .many-run [role=status]').textContent
const said = () => find('[data-tone=success]').textContent
const changed = (gateway: Stage) =>
  gateway.updateAll.mock.calls.map(([, lines, options]) => [lines.map(({ id }) => id), options?.institutions])

/** The preview of a break of ten minutes for these rows. */
const preview = async (gateway: Stage, rows: readonly WireRow[]) => {
  await showTable({ gateway })
  await tick(rows)
  await settle(() => all('[data-action=change-chosen]').length > 0)
  await click('[data-action=change-chosen]')
  await settle(() => all('dialog input[name=break]').length > 0)
  await type(find<HTMLInputElement>('dialog input[name=break]'), '0h10')
  await click('dialog [data-action=preview]')
  await settle(() => all('dialog .many-table').length > 0)
}
const breaks = async (gateway: Stage) =>
  (await gateway.list('schedule', { limit: 99 })).rows.map((row) => row.break)

describe('rows changed together [house 10]', () => {
  const rows = [rowOf(1, { institution: [1] }), rowOf(2), rowOf(3, { institution: [1] }), rowOf(4)]

  it('are written in one call for each institution, and taken back so', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(changed(gateway)).toEqual([
      [[1, 3], undefined],
      [[2, 4], undefined],
    ])
    expect(gateway.update).not.toHaveBeenCalled()
    expect(said()).toContain('4 lignes modifiées')
    await click('[data-action=undo]')
    await settle(() => all('[data-tone=info]').length > 0)
    expect(changed(gateway)).toHaveLength(4)
    expect(await breaks(gateway)).toEqual(['00:30', '00:30', '00:30', '00:30'])
  })

  it('that have the value already are told, and not written', async () => {
    const some = [rowOf(1, { institution: [1], break: '00:10' }), rowOf(2, { institution: [1] })]
    const gateway = codesGateway(some)
    await preview(gateway, some)
    expect(find('dialog .modal-body').textContent).toContain('1 ligne a déjà ces valeurs.')
    expect(all('dialog .many-table tbody tr')).toHaveLength(1)
    expect(find('dialog .many-before').textContent).toContain('00:30')
    expect(find('dialog .many-after').textContent).toContain('00:10')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(changed(gateway)).toEqual([[[2], undefined]])
  })

  it('that are refused are named with the reason, first in the preview; the others are saved without them', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    const details = [{ column: 'break', code: 406, reason: 'atMost', params: { maximum: 5 }, line: 1 }]
    gateway.updateAll.mockRejectedValueOnce(problem(400, { code: 406, details }))
    await click('dialog [data-action=save]')
    await settle(() => all('dialog .many-why').length > 0)
    expect(names('dialog .many-why')).toEqual(['3'])
    expect(whys()[0]).toContain('5')
    expect(names('dialog .many-table tbody th')).toEqual(['3', '1'])
    expect(progress()).toBe('2 sur 4')
    expect(find('dialog .many-run [role=alert]').textContent).toContain('2 lignes n’ont pas été traitées')
    expect(await breaks(gateway)).toEqual(['00:30', '00:10', '00:30', '00:10'])
    await click('dialog [data-action=without]')
    await settle(() => all('dialog').length === 0)
    expect(changed(gateway).slice(2)).toEqual([[[1], undefined]])
    expect(said()).toContain('3 lignes modifiées, 1 laissée telle quelle')
  })

  it('that somebody else has changed are read anew and shown as they are by now, before another try writes over them', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    await gateway.update('schedule', 1, { break: '00:25', interfacingCode: 'I' }, 1)
    await gateway.update('schedule', 3, { interfacingCode: 'J' }, 1)
    await click('dialog [data-action=save]')
    await settle(() => find('dialog .many-before').textContent?.includes('00:25'))
    expect([names('dialog .many-why'), whys()]).toEqual([
      ['1', '3'],
      [
        'Quelqu’un d’autre a modifié cette ligne entre-temps.',
        'Quelqu’un d’autre a modifié cette ligne entre-temps.',
      ],
    ])
    expect(find('dialog .many-run [role=alert]').textContent).toContain(
      'Des lignes ont changé entre-temps : voici ce qu’elles contiennent maintenant.',
    )
    expect(find('dialog [data-action=save]').textContent).toBe('Modifier 2 lignes')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    const [first] = (await gateway.list('schedule', {})).rows
    expect(first).toMatchObject({ break: '00:10', interfacingCode: 'I', version: 3 })
    expect(said()).toContain('4 lignes modifiées')
  })

  it('that change between the refusal and another try are refused once more', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    await gateway.update('schedule', 1, { break: '00:25' }, 1)
    await click('dialog [data-action=save]')
    await settle(() => find('dialog .many-before').textContent?.includes('00:25'))
    await gateway.update('schedule', 1, { break: '00:26' }, 2)
    await click('dialog [data-action=save]')
    await settle(() => find('dialog .many-before').textContent?.includes('00:26'))
    expect(await breaks(gateway)).toEqual(['00:26', '00:10', '00:30', '00:10'])
  })

  it('that somebody else has given the same value meanwhile are written no more', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    await gateway.update('schedule', 1, { break: '00:10' }, 1)
    await click('dialog [data-action=save]')
    await settle(() => find('dialog [data-action=save]').textContent === 'Modifier 1 ligne')
    expect(find('dialog .modal-body').textContent).toContain('1 ligne a déjà ces valeurs.')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(changed(gateway).slice(2)).toEqual([[[3], undefined]])
  })

  it('that somebody else has removed are told, and the others are written', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    await gateway.remove('schedule', 1, 'all')
    await click('dialog [data-action=save]')
    await settle(() => find('dialog [data-action=save]').textContent === 'Modifier 1 ligne')
    expect(find('dialog .many-failures').textContent).toContain('M001')
    expect(names('dialog .many-table tbody th')).toEqual(['3'])
    expect(find('dialog .modal-body').textContent).not.toContain('a déjà ces valeurs')
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(said()).toContain('3 lignes modifiées')
  })

  it('are told by their institution where the call failed as a whole, and nobody is asked to leave rows out', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    gateway.updateAll.mockRejectedValueOnce(problem(500))
    await click('dialog [data-action=save]')
    await settle(() => all('dialog .many-failures li').length > 0)
    expect(find('dialog .many-failures li').textContent).toContain('CHU de Lyon')
    expect(all('dialog [data-action=without]')).toHaveLength(0)
  })

  it('that several institutions share are told by their number there', async () => {
    const shared = [rowOf(1), rowOf(2)]
    const gateway = codesGateway(shared)
    await preview(gateway, shared)
    gateway.updateAll.mockRejectedValueOnce(problem(500))
    await click('dialog [data-action=save]')
    await settle(() => all('dialog .many-failures li').length > 0)
    expect(find('dialog .many-failures li strong').textContent).toBe('2 lignes')
  })

  it('stop between two calls, with what is done told in rows; another try writes the rest', async () => {
    const places = [[1], [2], [1, 2], [1, 3], [2, 3], [1, 2, 3]]
    const six = places.map((institution, n) => rowOf(n + 1, { institution }))
    const gateway = codesGateway(six)
    await preview(gateway, six)
    const { promise: held, resolve: go } = Promise.withResolvers<void>()
    const { updateAll } = codesGateway(six)
    gateway.updateAll.mockImplementation(async (...asked) => held.then(() => updateAll(...asked)))
    await click('dialog [data-action=save]')
    expect(progress()).toBe('0 sur 6')
    // It is not left while rows are written.
    await press(find('dialog [data-action=stop]'), 'Escape')
    await click('dialog [data-action=stop]')
    go()
    await settle(() => all('dialog [data-action=stop]').length === 0)
    expect([progress(), changed(gateway).length]).toEqual(['4 sur 6', 4])
    const bar = find('dialog [role=progressbar]')
    const said = ['label', 'valuenow', 'valuemax', 'valuetext'].map((name) =>
      bar.getAttribute(`aria-${name}`),
    )
    expect(said).toEqual(['Enregistrement en cours', '4', '6', '4 sur 6'])
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(changed(gateway)).toEqual([
      [[1], undefined],
      [[2], undefined],
      [[3], undefined],
      [[4], [1]],
      [[5], [2]],
      [[6], [1, 2]],
    ])
  })
})

describe('rows removed together', () => {
  const rows = [rowOf(1), rowOf(2), rowOf(3)]

  it('go in one call; what is still used is named, and the others go without it', async () => {
    const gateway = codesGateway(rows)
    await showTable({ gateway })
    await tick(rows)
    await click('[data-action=remove-chosen]')
    await settle(() => !find<HTMLButtonElement>('dialog [data-action=confirm]').disabled)
    const details = [
      { column: 'id', code: 409, reason: 'inUse', params: { by: 'service', count: 3 }, line: 1 },
    ]
    gateway.removeAll.mockRejectedValueOnce(problem(409, { details }))
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog .many-failures li').length > 0)
    expect(find('dialog .many-failures').textContent).toMatch(/M002.*3 services/)
    expect(await breaks(gateway)).toHaveLength(3)
    await click('dialog [data-action=without]')
    await settle(() => all('dialog').length === 0)
    expect(gateway.removeAll.mock.calls.map(([, lines, from]) => [lines.map(({ id }) => id), from])).toEqual([
      [[1, 2, 3], 'all'],
      [[1, 3], 'all'],
    ])
    expect(gateway.remove).not.toHaveBeenCalled()
    expect(said()).toContain('2 lignes supprimées, 1 laissée telle quelle')
    expect(all('[data-row-id]').map((one) => one.dataset.rowId)).toEqual(['2'])
  })

  it('stay with institutions that are not selected, unless they are to go from all', async () => {
    const shared = [rowOf(1, { institution: [1, 3] }), rowOf(2, { institution: [1, 3] })]
    const remove = async (reach: string) => {
      const gateway = codesGateway(shared)
      await showTable({ gateway })
      await tick(shared)
      await click('[data-action=remove-chosen]')
      await settle(() => !find<HTMLButtonElement>('dialog [data-action=confirm]').disabled)
      await click(`dialog [data-reach=${reach}] input`)
      await click('dialog [data-action=confirm]')
      await settle(() => all('dialog').length === 0)
      await leave()
      return gateway.removeAll.mock.calls.map(([, lines, from]) => [lines.map(({ id }) => id), from])
    }
    expect(await remove('here')).toEqual([[[1, 2], [1]]])
    expect(await remove('everywhere')).toEqual([[[1, 2], 'all']])
  })
})

describe('rows of one name in several institutions', () => {
  const rows = [
    rowOf(3, { code: 'J1', institution: [1, 3] }),
    rowOf(1, { code: 'J1', institution: [2] }),
    rowOf(2, { code: 'J2', institution: [1, 2] }),
  ]
  const named = (selector: string) => all(selector).map((one) => one.firstChild?.textContent)
  const where = (selector: string) => find(selector).textContent

  it('are told apart by those of them that are selected, in the order of the list', async () => {
    const gateway = memoryGateway(rows)
    await preview(gateway, rows)
    expect(where('dialog .modal-head .places')).toMatch(/^Dans.: CHU de Lyon et Clinique des Lilas$/)
    expect(named('dialog .many-table tbody th')).toEqual([
      'J1 (Clinique des Lilas)',
      'J1 (CHU de Lyon)',
      'J2 (CHU de Lyon, Clinique des Lilas)',
    ])
  })

  it('are told apart before they go', async () => {
    const gateway = memoryGateway(rows)
    await showTable({ gateway })
    await tick(rows)
    await click('[data-action=remove-chosen]')
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
    const gateway = memoryGateway([rowOf(1, { code: 'J1', institution: selected })])
    await showTable({ gateway, institutions, selected })
    await tick([rowOf(1)])
    await click('[data-action=remove-chosen]')
    await settle(() => all('dialog .many-names li').length > 0)
    expect(named('dialog .many-names li')).toEqual(['J1 (E1, E2, E3 et 3 autres)'])
  })

  it('keep their order of the list when they are ticked in another one', async () => {
    const many = [rowOf(1, { code: 'C' }), rowOf(2, { code: 'A' }), rowOf(3, { code: 'B' })]
    const gateway = memoryGateway(many)
    await preview(gateway, many)
    expect(names('dialog .many-table tbody th')).toEqual(['2', '3', '1'])
  })
})

describe('a field whose value is not the same in all rows', () => {
  const rows = [rowOf(1, { institution: [1], break: '00:20' }), rowOf(2, { institution: [1] })]
  const field = () => find<HTMLInputElement>('dialog input[name=break]')
  const hint = () => find('dialog [data-column=break] .field-note').textContent
  const open = async (gateway: Stage) => {
    await showTable({ gateway })
    await tick(rows)
    await click('[data-action=change-chosen]')
    await settle(() => all('dialog input[name=break]').length > 0)
  }

  it('is left as it is while nobody touches it', async () => {
    const gateway = memoryGateway(rows)
    await open(gateway)
    expect([field().value, hint()]).toEqual(['', 'Valeurs différentes'])
    await click('dialog [data-action=preview]')
    expect(find('dialog [role=alert]').textContent).toMatch(/^Rien n’a été saisi/)
  })

  it('can be emptied in all of them: what was typed and taken back is a change', async () => {
    const gateway = memoryGateway(rows)
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
    await click('[data-action=change-chosen]')
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
    expect(said()).toContain('2 lignes modifiées')
  })

  it('that the server refuses leads back to the form', async () => {
    const gateway = await open({
      useChoices: () => ({ state: 'ready', choices: [{ id: 11, label: 'Chirurgie' }] }),
    })
    await choose('11')
    await click('dialog [data-action=preview]')
    await settle(() => all('dialog .many-table').length > 0)
    const refused = [0, 1].map((line) => ({ column: 'pole', code: 406, reason: 'elsewhere', line }))
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

describe('rows that get a row of their own by a change', () => {
  const rows = [rowOf(1, { institution: [1, 3] }), rowOf(2, { institution: [1, 3] })]
  const bar = () => find('.chosen-bar [role=status]').textContent
  const ticked = () => all('[data-row-id]').filter((row) => row.querySelector('input:checked')).length

  it('stay ticked as the rows that they are by now, and go together', async () => {
    const gateway = memoryGateway(rows)
    await preview(gateway, rows)
    await click('dialog [data-action=save]')
    await settle(() => all('dialog').length === 0)
    expect(changed(gateway)).toEqual([[[1, 2], [1]]])
    expect([bar(), ticked()]).toEqual(['2 lignes cochées', 2])
    await click('[data-action=remove-chosen]')
    await settle(() => all('dialog .many-names li').length > 0)
    expect(all('dialog .many-names li')).toHaveLength(2)
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog').length === 0)
    expect(gateway.removeAll.mock.calls.map(([, lines]) => lines.map(({ id }) => id))).toEqual([[3, 4]])
    expect(all('.chosen-bar')).toHaveLength(0)
  })

  it('are counted as they are found, with those told that somebody else has removed', async () => {
    const gateway = memoryGateway(rows)
    await showTable({ gateway })
    await tick(rows)
    await gateway.remove('schedule', 2, 'all')
    await click('[data-action=remove-chosen]')
    await settle(() => all('dialog .many-names li').length > 0)
    expect(find('dialog .modal-title').textContent).toMatch(/^Supprimer 1 ligne/)
    expect(find('dialog .modal-body').textContent).toContain(
      '1 ligne cochée n’existe plus, ou n’est plus dans les établissements sélectionnés.',
    )
    expect(find('dialog [data-action=confirm]').textContent).toBe('Supprimer 1 ligne')
    await click('dialog [data-action=cancel]')
    await click('[data-action=change-chosen]')
    await settle(() => all('dialog input[name=break]').length > 0)
    expect(find('dialog .modal-title').textContent).toMatch(/^Modifier 1 ligne/)
    expect(find('dialog .modal-body').textContent).toContain('1 ligne cochée n’existe plus')
  })

  it('are ticked no more once they have been removed one by one', async () => {
    const gateway = memoryGateway(rows)
    await showTable({ gateway })
    await tick(rows)
    await click('[data-row-id="1"] [data-action=delete]')
    await settle(() => all('dialog [data-action=confirm]').length > 0)
    await click('dialog [data-action=confirm]')
    await settle(() => all('dialog').length === 0)
    expect(bar()).toBe('1 ligne cochée')
  })
})

describe('rows that are given to an institution', () => {
  const rows = [rowOf(1), rowOf(2)]
  const taken = (line: number) =>
    problem(409, { details: [{ column: 'schedule', code: 409, reason: 'taken', line, institution: 3 }] })
  const open = async (gateway: Stage, given: object = {}) => {
    await showTable({ gateway, ...given })
    await tick(rows)
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
      /M001.*, pour EHPAD Les Tilleuls Ce nom y existe déjà\./,
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
    const detail = { column: 'schedule', code: 409, reason: 'taken', institution: 3 }
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
})
