// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { counterStatus } from '#schemas/tables/counterStatus.ts'
import { all, click, find, leave, press, settle } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { choose, closed, gatewayOf, input, pencil, record, show, textOf } from './counters.ts'

afterEach(leave)

const giveUp = () => press(find('[name=isActive]'), 'Escape')
const resume = () => click('.toast [data-action=resume]')

describe('a row that is given up', () => {
  it('changes nothing, and gives what was entered back to who wants it again', async () => {
    const gateway = gatewayOf([])
    await show(counterStatus, gateway)
    await click(pencil(0))
    await click('[name=isActive]')
    await choose('starter', '3')
    await giveUp()
    expect([closed(), textOf(0, 'isActive')]).toEqual([true, 'Inactif'])
    expect(find('.toast').textContent).toContain('Temps travaillé')
    await resume()
    expect(input('isActive').checked).toBe(true)
    expect(find<HTMLSelectElement>('[name=starter]').value).toBe('3')
    expect(document.activeElement).toBe(input('isActive'))
    expect(all('.toast')).toHaveLength(0)
    await click('[data-action=cancel]')
    expect(closed()).toBe(true)
    await resume()
    expect(input('isActive').checked).toBe(true)
    expect(gateway.insert).not.toHaveBeenCalled()
  })

  it('and is wanted no more is read from the beginning when its pencil is clicked', async () => {
    await show(counterStatus, gatewayOf([]))
    await click(pencil(0))
    await click('[name=isActive]')
    await giveUp()
    await click(pencil(0))
    expect(input('isActive').checked).toBe(false)
  })

  it('is offered no longer than its rows are shown', async () => {
    const { toasts } = await show(counterStatus, gatewayOf([]))
    await click(pencil(0))
    await click('[name=isActive]')
    await giveUp()
    expect(toasts.state.getState().open).toHaveLength(1)
    await leave()
    expect(toasts.state.getState().open).toHaveLength(0)
  })

  it('is told of where nothing was entered in it only if it may be written', async () => {
    await show(counterStatus, gatewayOf([]))
    await click(pencil(0))
    await giveUp()
    expect(all('.toast')).toHaveLength(0)
  })

  it('while no answer told whether it is written says so, and is read anew', async () => {
    const fails = new Map([
      [1, problem(520)],
      [2, problem(520)],
    ])
    const gateway = gatewayOf([record(1, {})], fails)
    await show(counterStatus, gateway)
    await click(pencil(0))
    await click('[name=isActive]')
    await click('[data-action=save]')
    await click('[role=alertdialog] [data-action=confirm]')
    await settle(() => all('.failures').length > 0)
    gateway.list.mockClear()
    await giveUp()
    await settle(() => gateway.list.mock.calls.length > 0)
    expect(find('.toast[data-tone=info]').textContent).toContain('peut-être enregistré')
  })
})

describe('a row that is left for other institutions', () => {
  it('is told to be kept, and where; it stands there again on the way back', async () => {
    const { select } = await show(counterStatus, gatewayOf([]))
    await click(pencil(0))
    await click('[name=isActive]')
    await select(3)
    await settle(() => all('.toast').length > 0)
    expect(closed()).toBe(true)
    expect(find('.toast p').textContent).toBe(
      'Compteurs : votre saisie n’est pas enregistrée, elle est gardée.',
    )
    expect(find('.toast .places').textContent).toContain('CHU de Lyon')
    await select(1, 2)
    await settle(() => !closed())
    expect(input('isActive').checked).toBe(true)
    expect(find('.restored').textContent).toContain('telle que vous l’aviez laissée')
  })

  it('is told of too where none is selected any more', async () => {
    const { select } = await show(counterStatus, gatewayOf([]))
    await click(pencil(0))
    await click('[name=isActive]')
    await select()
    await settle(() => all('.toast').length > 0)
    expect(all('.toast')).toHaveLength(1)
  })

  it('is told of only where something was entered', async () => {
    const { select } = await show(counterStatus, gatewayOf([]))
    await click(pencil(0))
    await select(3)
    await settle()
    expect(all('.toast')).toHaveLength(0)
  })
})
