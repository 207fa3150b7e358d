// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { all, click, codesGateway, find, leave, press, rowOf, settle } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { breaks, changed, names, preview, progress, said, whys } from './manyStage.ts'

afterEach(leave)

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

  it('are asked about by the browser before what is entered for them goes with the page', async () => {
    const goes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(goes()).toBe(true)
    await preview(codesGateway(rows), rows)
    expect(goes()).toBe(false)
    await leave()
    expect(goes()).toBe(true)
  })

  it('are read before they are written: the preview has the focus, and the form when one goes back', async () => {
    await preview(codesGateway(rows), rows)
    expect(document.activeElement?.textContent).toBe('4 lignes changent.')
    await click('dialog [data-action=cancel]')
    expect(document.activeElement).toBe(find('dialog input[name=beginAt]'))
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
    const details = [
      { column: 'break', code: 406, reason: 'atMost' as const, params: { maximum: 5 }, line: 1 },
    ]
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
    expect(find('dialog .many-failures').textContent).toMatch(/M001.*Cette ligne n’existe plus/)
    // As many as it began with.
    expect(find('dialog h2').textContent).toContain('Modifier 4 lignes ensemble')
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

  it('go in no further call once the server is out of service', async () => {
    const places = [[1], [2], [1, 2], [1, 3], [2, 3], [1, 2, 3]]
    const six = places.map((institution, n) => rowOf(n + 1, { institution }))
    const gateway = codesGateway(six)
    await preview(gateway, six)
    gateway.updateAll.mockRejectedValueOnce(problem(503))
    await click('dialog [data-action=save]')
    await settle(() => all('dialog [data-action=stop]').length === 0)
    expect(changed(gateway)).toHaveLength(4)
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
    expect([progress(), find('dialog [data-action=save]').textContent]).toEqual([
      '0 sur 6',
      'Modifier 6 lignes',
    ])
    // It is not left while rows are written.
    await press(find('dialog [data-action=stop]'), 'Escape')
    await click('dialog [data-action=stop]')
    expect(find('dialog [data-action=stop]').ariaDisabled).toBe('true')
    expect(find('dialog .many-run').textContent).toContain('Arrêt après l’envoi en cours…')
    go()
    await settle(() => all('dialog [data-action=stop]').length === 0)
    expect([progress(), changed(gateway).length]).toEqual(['4 sur 6', 4])
    expect(find('dialog .many-run').textContent).not.toContain('Arrêt')
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

  it('of which a part is written and the rest is left are told, and that part is taken back', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    gateway.updateAll.mockRejectedValueOnce(problem(503))
    await click('dialog [data-action=save]')
    await settle(() => progress() === '2 sur 4')
    await click('dialog [data-action=cancel]')
    expect(said()).toContain('2 lignes modifiées')
    await click('[data-action=undo]')
    await settle(() => all('[data-tone=info]').length > 0)
    expect(await breaks(gateway)).toEqual(['00:30', '00:30', '00:30', '00:30'])
  })

  it('are written by a click of their own, not by the second one of a double click on the button before', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    const save = find('dialog [data-action=save]')
    await act(async () => save.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })))
    expect(changed(gateway)).toEqual([])
  })

  it('are told with what they touch, several as several', async () => {
    const gateway = codesGateway(rows)
    await preview(gateway, rows)
    await settle(() => find('dialog .modal-body').textContent?.includes('12 missions'))
    expect(find('dialog .modal-body').textContent).toContain(
      '12 missions des 12 prochains mois utilisent ces codes horaires.',
    )
  })
})
