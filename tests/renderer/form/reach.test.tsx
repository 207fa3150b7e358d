// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { problem } from '../problem.ts'
import { edit, gatewayOf } from './editSchedule.tsx'
import { all, click, fill, find, leave } from './screen.tsx'

afterEach(leave)

describe('a row that further institutions have', () => {
  const shared = async (gateway = gatewayOf()) => {
    const edited = await edit(gateway, { selected: [1] })
    await fill(0, { beginAt: '0630' })
    await click('[data-action=save]')
    return edited
  }
  const reach = (which: string) => find(`[data-reach=${which}]`)
  const yes = () => find('[role=alertdialog] [data-action=confirm]')

  it('is changed only here or everywhere: each with its institutions and what follows [house 9]', async () => {
    const { gateway } = await shared()
    expect(reach('here').querySelector('[data-places]')?.getAttribute('data-places')).toBe('1')
    expect(reach('here').textContent).toContain('5 missions')
    expect(reach('everywhere').querySelector('.places-elsewhere')?.textContent).toContain(
      'Clinique des Lilas',
    )
    expect(reach('everywhere').textContent).toContain('12 missions')
    expect(find('[role=alertdialog] tr[data-column=beginAt] [data-change=after]').textContent).toBe('06:30')
    expect(gateway.update).not.toHaveBeenCalled()
  })

  it('is changed only here unless the person says everywhere', async () => {
    const { gateway, toasts } = await shared()
    expect(document.activeElement?.outerHTML).toBe(reach('here').querySelector('input')?.outerHTML)
    expect(reach('here').querySelector('input')?.checked).toBe(true)
    expect(yes().textContent).toBe('Modifier seulement ici')
    await click('[role=alertdialog] [data-action=confirm]')
    expect(gateway.update.mock.calls[0]?.slice(0, 4)).toEqual(['schedule', 7, { beginAt: '06:30' }, 3])
    expect(gateway.update.mock.calls[0]?.[4]).toMatchObject({ institutions: [1] })
    expect(toasts.state.getState().open).toMatchObject([{ tone: 'success', places: ['CHU de Lyon'] }])
  })

  it('that may be changed here alone, since no answer came, is asked about as that and nowhere else', async () => {
    const gateway = gatewayOf()
    gateway.update.mockRejectedValueOnce(problem(520))
    await shared(gateway)
    await click('[role=alertdialog] [data-action=confirm]')
    await fill(0, { endAt: '1600' })
    await click('[data-action=save]')
    const question = find('[role=alertdialog]')
    expect(all('[data-reach]')).toHaveLength(0)
    expect(question.textContent).toContain('5 missions')
    expect(question.textContent).not.toContain('Clinique des Lilas')
    await click('[role=alertdialog] [data-action=confirm]')
    expect(gateway.update.mock.calls[1]?.[4]).toMatchObject({ institutions: [1] })
  })

  it('that could not be changed here alone is told of with these institutions, else with all that share it', async () => {
    const gateway = gatewayOf()
    gateway.update.mockRejectedValue(problem(500))
    const { toasts } = await shared(gateway)
    await click('[role=alertdialog] [data-action=confirm]')
    expect(toasts.state.getState().open).toMatchObject([{ tone: 'error', places: ['CHU de Lyon'] }])
    await click('[data-action=save]')
    await click('[data-reach=everywhere] input')
    await click('[role=alertdialog] [data-action=confirm]')
    const both = ['CHU de Lyon', 'Clinique des Lilas']
    expect(toasts.state.getState().open).toMatchObject([{ tone: 'error', places: both }])
  })

  it('is changed everywhere when that is chosen', async () => {
    const { gateway, toasts } = await shared()
    await click('[data-reach=everywhere] input')
    expect(yes().textContent).toBe('Modifier partout')
    await click('[role=alertdialog] [data-action=confirm]')
    expect(gateway.update.mock.calls[0]?.[4]).not.toHaveProperty('institutions')
    expect(toasts.state.getState().open).toMatchObject([{ places: ['CHU de Lyon', 'Clinique des Lilas'] }])
  })

  it('says what keeps it from standing twice', async () => {
    const gateway = gatewayOf()
    const details = [
      { column: 'id', code: 409, reason: 'inUse' as const, params: { by: 'mission', count: 3 } },
    ]
    gateway.update.mockRejectedValue(problem(409, { details }))
    await shared(gateway)
    await click('[role=alertdialog] [data-action=confirm]')
    expect(find('.failures').textContent).toContain('3 missions')
  })

  it('is not asked about where all that share it are selected', async () => {
    const { gateway } = await edit(gatewayOf(), { selected: [1, 2] })
    await fill(0, { beginAt: '0630' })
    await click('[data-action=save]')
    expect(all('[data-reach]')).toHaveLength(0)
    await click('[role=alertdialog] [data-action=confirm]')
    expect(gateway.update.mock.calls[0]?.[4]).not.toHaveProperty('institutions')
  })
})
