// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import type { Gateway } from '#renderer/gateway.ts'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { problem } from '../problem.ts'
import { stageGateway } from '../stageGateway.ts'
import { all, click, control, errorOf, fill, find, leave, press, show, typeIn } from './screen.tsx'

const nothing = () => undefined
const open = (given = {}) => show(<FormDialog table={schedule} onSaved={nothing} onClose={nothing} />, given)
const add = () => click('[data-action=add-line]')
const line = (code: string) => ({ code, beginAt: '0700', endAt: '1500' })

afterEach(leave)

describe('lines', () => {
  it('go up to five, and each but the first can be taken away [console 2.1.6, console 4.11]', async () => {
    await open()
    for (let i = 0; i < 4; i++) await add()
    expect(all('[data-line]')).toHaveLength(5)
    expect(find<HTMLButtonElement>('[data-action=add-line]').disabled).toBe(true)
    expect(all('[data-action=remove-line]')).toHaveLength(4)
  })

  it('keep what is being typed, and errors, when others come and go', async () => {
    await open()
    await add()
    await add()
    await fill(2, { beginAt: 'midi' })
    await typeIn(control(2, 'code'), 'encore')
    await click('[data-line="1"] [data-action=remove-line]')
    expect(control(1, 'code').value).toBe('encore')
    expect(control(1, 'beginAt').value).toBe('midi')
    expect(errorOf(1, 'beginAt')).toBe('406')
    await add()
    expect(control(1, 'code').value).toBe('encore')
    expect(errorOf(2, 'beginAt')).toBeNull()
  })

  it('put the focus on the line that was added', async () => {
    await open()
    await add()
    expect(document.activeElement).toBe(control(1, 'code'))
  })

  it('refuse the same code twice before anything is sent', async () => {
    const gateway = stageGateway(catalogue)
    await open({ gateway })
    await add()
    await fill(0, line('M1'))
    await fill(1, line('m1'))
    await click('[data-action=save]')
    expect(errorOf(1, 'code')).toBe('409')
    expect(gateway.insert).not.toHaveBeenCalled()
  })

  it('that were written leave the form; the others stay with their error', async () => {
    const refused = new Map<unknown, object>([
      ['M2', problem(409, { details: [{ column: 'code', code: 409, institution: 2 }] })],
      ['M3', problem(500)],
    ])
    const stage = stageGateway(catalogue)
    const insert = vi.fn<Gateway['insert']>(async (name, row, ...more) => {
      if (refused.has(row.code)) throw refused.get(row.code)
      return stage.insert(name, row, ...more)
    })
    const gateway = { ...stage, insert }
    const { toasts } = await open({ gateway })
    await add()
    await add()
    for (const [i, code] of ['M1', 'M2', 'M3'].entries()) await fill(i, line(code))
    await click('[data-action=save]')
    expect(all('[data-line]').map((_, i) => control(i, 'code').value)).toEqual(['M2', 'M3'])
    expect(errorOf(0, 'code')).toBe('409')
    expect(errorOf(1, 'code')).toBeNull()
    expect(all('.failures li').map((one) => one.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Ligne 1, Clinique des Lilas : Ce nom existe déjà.',
      'Ligne 2 : Une erreur est survenue, veuillez réessayer.',
    ])
    expect(document.activeElement).toBe(control(0, 'code'))
    expect(toasts.state.getState().open).toMatchObject([{ tone: 'error' }])
    await click('[data-action=cancel]')
    expect(find('[role=alertdialog]').textContent).toContain('Ce qui est déjà enregistré reste')
    await click('[role=alertdialog] [data-action=cancel]')

    gateway.insert.mockClear()
    refused.clear()
    await fill(0, { code: 'M2b' })
    await press(control(0, 'code'), 'Enter', { ctrlKey: true })
    expect(gateway.insert.mock.calls.map(([, row]) => row.code)).toEqual(['M2b', 'M3'])
  })

  it('are sent again under the same key while they have not changed', async () => {
    const gateway = stageGateway(catalogue)
    gateway.insert.mockRejectedValue(problem(503))
    await open({ gateway })
    await fill(0, line('M1'))
    await click('[data-action=save]')
    await click('[data-action=save]')
    await fill(0, { code: 'M2' })
    await click('[data-action=save]')
    const [first, again, changed] = gateway.insert.mock.calls.map(([, , options]) => options?.key)
    expect(again).toBe(first)
    expect(changed).not.toBe(first)
  })
})
