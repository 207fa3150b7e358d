// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { problem } from '../problem.ts'
import { edit, gatewayOf, row } from './editSchedule.tsx'
import { all, click, control, errorOf, fill, find, leave, press, typeIn } from './screen.tsx'

afterEach(leave)

describe('changing a row', () => {
  it('asks first, with the number of missions it touches, and sends what changed [console 4.3]', async () => {
    const { gateway, onSaved, onClose, toasts } = await edit()
    await fill(0, { beginAt: '0630' })
    await click('[data-action=save]')
    expect(gateway.list.mock.calls[0]?.slice(0, 2)).toEqual([
      'mission',
      { query: { schedule: 7, institution: [1, 2], rangeBeginAt: 'now,now+1 year' }, limit: 0 },
    ])
    expect(find('[role=alertdialog]').textContent).toContain('12 missions')
    expect(find('[role=alertdialog]').textContent).toContain('Elles gardent leurs heures')
    expect(gateway.update).not.toHaveBeenCalled()
    await click('[role=alertdialog] [data-action=confirm]')
    expect(gateway.update.mock.calls[0]?.slice(0, 4)).toEqual(['schedule', 7, { beginAt: '06:30' }, 3])
    expect(onSaved).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
    expect(toasts.state.getState().open).toMatchObject([{ tone: 'success' }])
  })

  it('is told in place of a success that is still to be read, and taken back by its message', async () => {
    const { gateway, toasts } = await edit()
    await act(async () => void toasts.show('success', 'Un autre ajout', { duration: 5000 }))
    await fill(0, { beginAt: '0630' })
    await click('[data-action=save]')
    await click('[role=alertdialog] [data-action=confirm]')
    const [saved, ...others] = toasts.state.getState().open
    expect(saved?.text).not.toBe('Un autre ajout')
    expect(others).toEqual([])
    await act(async () => saved?.action?.run())
    expect(gateway.updateAll.mock.calls[0]?.slice(0, 2)).toEqual([
      'schedule',
      [expect.objectContaining({ id: 7, patch: { beginAt: '07:00' } })],
    ])
    // Where it is taken back is said as where it was done.
    expect(toasts.state.getState().open.find(({ tone }) => tone === 'info')).toMatchObject({
      text: 'C’est annulé.',
      places: ['CHU de Lyon', 'Clinique des Lilas'],
    })
  })

  it('goes back to the form, with all that was entered, when the answer is no [console 4.1, console 4.3]', async () => {
    const { gateway, onClose } = await edit()
    await fill(0, { beginAt: '0630' })
    await click('[data-action=save]')
    await click('[role=alertdialog] [data-action=cancel]')
    expect(all('[role=alertdialog]')).toHaveLength(0)
    expect(control(0, 'beginAt').value).toBe('06:30')
    expect(gateway.update).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('stays open and keeps everything when the server fails [console 4.2]', async () => {
    const gateway = gatewayOf()
    gateway.update.mockRejectedValue(problem(500))
    const { onClose, toasts } = await edit(gateway)
    await fill(0, { beginAt: '0630' })
    await click('[data-action=save]')
    await click('[role=alertdialog] [data-action=confirm]')
    expect(all('[role=alertdialog]')).toHaveLength(0)
    expect(control(0, 'beginAt').value).toBe('06:30')
    expect(onClose).not.toHaveBeenCalled()
    expect(toasts.state.getState().open).toMatchObject([{ tone: 'error' }])
    expect(document.activeElement).toBe(find('.failures'))
  })

  it.each([401, 440])(
    'says nothing of a session that was over (%i): whoever reads it has signed in again',
    async (code) => {
      const gateway = gatewayOf()
      gateway.update.mockRejectedValue(problem(code))
      await edit(gateway)
      await fill(0, { beginAt: '0630' })
      await click('[data-action=save]')
      await click('[role=alertdialog] [data-action=confirm]')
      expect(all('.failures')).toEqual([])
      expect(control(0, 'beginAt').value).toBe('06:30')
    },
  )

  it('puts the problem of the server under its field [console 8.1]', async () => {
    const gateway = gatewayOf()
    gateway.update.mockRejectedValue(problem(409, { details: [{ column: 'code', code: 409 }] }))
    await edit(gateway)
    await fill(0, { code: 'M2' })
    await click('[data-action=save]')
    await click('[role=alertdialog] [data-action=confirm]')
    expect(errorOf(0, 'code')).toBe('409')
    expect(document.activeElement).toBe(control(0, 'code'))
  })
})

describe('a row that somebody else changed', () => {
  const stale = async () => {
    const edited = await edit(gatewayOf({ ...row, version: 4, beginAt: '08:00', code: 'M9' }))
    await fill(0, { beginAt: '0630' })
    await click('[data-action=save]')
    await click('[data-action=confirm]')
    return edited
  }

  it('shows both values', async () => {
    await stale()
    const cells = (column: string) =>
      [...find(`.conflict [data-column=${column}]`).querySelectorAll('td')].map((cell) => cell.textContent)
    expect(cells('beginAt')).toEqual(['06:30', '08:00'])
    expect(cells('code')).toEqual(['Non modifié', 'M9'])
  })

  it('is written over with the new version when mine is kept', async () => {
    const { gateway, onClose } = await stale()
    await click('[data-action=keep-mine]')
    expect(gateway.update.mock.calls[1]?.slice(0, 4)).toEqual(['schedule', 7, { beginAt: '06:30' }, 4])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is left as it is by Escape: what was entered stays, and the next press on save asks again', async () => {
    const { gateway, onClose } = await stale()
    await press(find('[data-action=keep-mine]'), 'Escape')
    expect(all('[role=alertdialog]')).toEqual([])
    expect(control(0, 'beginAt').value).toBe('06:30')
    await click('[data-action=save]')
    await click('[data-action=confirm]')
    expect(all('.conflict')).toHaveLength(1)
    await click('[data-action=keep-mine]')
    expect(gateway.update.mock.lastCall?.slice(0, 4)).toEqual(['schedule', 7, { beginAt: '06:30' }, 4])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('stands in the form when theirs is taken', async () => {
    const { gateway, onSaved } = await stale()
    await click('[data-action=take-theirs]')
    expect(gateway.update).toHaveBeenCalledOnce()
    // The list behind shows it too.
    expect(onSaved.mock.calls).toEqual([[[expect.objectContaining({ id: 7, version: 4 })]]])
    expect(control(0, 'beginAt').value).toBe('08:00')
    expect(control(0, 'code').value).toBe('M9')
  })
})

describe('leaving', () => {
  it('closes at once when nothing was typed', async () => {
    const { onClose } = await edit()
    await press(control(0, 'code'), 'Escape')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks when something was typed, also in a field not yet left', async () => {
    const { onClose } = await edit()
    await typeIn(control(0, 'code'), 'x')
    await press(control(0, 'code'), 'Escape')
    expect(onClose).not.toHaveBeenCalled()
    await click('[role=alertdialog] [data-action=cancel]')
    expect(control(0, 'code').value).toBe('x')
    await click('[data-action=cancel]')
    await click('[role=alertdialog] [data-action=confirm]')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says that what got no answer may be written, and has the list read anew [console 4.2]', async () => {
    const gateway = gatewayOf()
    gateway.update.mockRejectedValue(problem(520))
    const { onClose, onSaved } = await edit(gateway)
    await fill(0, { beginAt: '0630' })
    await click('[data-action=save]')
    await click('[role=alertdialog] [data-action=confirm]')
    await click('[data-action=cancel]')
    expect(find('[role=alertdialog]').textContent).toContain('est peut-être enregistré')
    await click('[role=alertdialog] [data-action=confirm]')
    expect(onClose).toHaveBeenCalledOnce()
    await leave()
    expect(onSaved.mock.calls).toEqual([[[]]])
  })

  it('gives an interrupted form back to the same person, and to nobody else', async () => {
    await edit(gatewayOf(), { person: 5 })
    await fill(0, { beginAt: '06:15' })
    await typeIn(control(0, 'code'), 'à moitié')
    await leave()
    await edit(gatewayOf(), { person: 6 })
    expect(control(0, 'code').value).toBe('M1')
    await leave()
    await edit(gatewayOf(), { person: 5 })
    expect(control(0, 'code').value).toBe('à moitié')
    expect(control(0, 'beginAt').value).toBe('06:15')
    expect(document.body.textContent).toContain('telle que vous l’aviez laissée')
    await press(control(0, 'code'), 'Escape')
    await click('[role=alertdialog] [data-action=confirm]')
    await leave()
    await edit(gatewayOf(), { person: 5 })
    expect(control(0, 'code').value).toBe('M1')
  })
})
