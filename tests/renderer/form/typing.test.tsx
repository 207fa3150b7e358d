// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import * as widget from '#renderer/widgets/widget.ts'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { stageGateway } from '../stageGateway.ts'
import {
  blur,
  click,
  control,
  enter,
  errorOf,
  fill,
  find,
  key,
  leave,
  nextFrame,
  press,
  show,
  typeIn,
} from './screen.tsx'

// Every control asks for its attributes when it is drawn.
vi.mock('#renderer/widgets/widget.ts', { spy: true })
const drawn = vi.mocked(widget.controlProps)

const nothing = () => undefined
const open = (given = {}) => show(<FormDialog table={schedule} onSaved={nothing} onClose={nothing} />, given)

afterEach(leave)

describe('typing', () => {
  it('renders nothing with a key in a field that no other field reads', async () => {
    const { counter } = await open()
    await typeIn(control(0, 'code'), 'M')
    await nextFrame()
    const before = counter.renders
    for (const text of ['M1', 'M1 ', 'M1 n', 'M1 nu']) await key(control(0, 'code'), text)
    await nextFrame()
    expect(counter.renders).toBe(before)
    expect(control(0, 'code').value).toBe('M1 nu')
  })

  it('draws no control again with a key, only what depends on it', async () => {
    await open()
    await click('[data-action=add-line]')
    await fill(0, { beginAt: '0700', endAt: '1430' })
    await typeIn(control(0, 'endAt'), '1')
    await nextFrame()
    drawn.mockClear()
    for (const text of ['15', '153', '1530']) await key(control(0, 'endAt'), text)
    await nextFrame()
    expect(drawn).not.toHaveBeenCalled()
    expect(find('output[name=nbWorkedMinutes]').textContent).toBe('8h30')
    await blur(control(0, 'endAt'))
    expect(drawn.mock.calls.map(([props]) => props.id)).toEqual([control(0, 'endAt').id])
  })

  it('computes while one types, before the field is left', async () => {
    await open()
    await fill(0, { beginAt: '2100', break: '60' })
    await typeIn(control(0, 'endAt'), '7h')
    await nextFrame()
    expect(find('output[name=nbWorkedMinutes]').textContent).toBe('9h00')
    expect(find('.shift-sentence').textContent).toBe('9h00 travaillées, fin le lendemain')
    expect(find('.shift [role=img]').getAttribute('aria-label')).toBe(
      'De 21:00 à 07:00 le lendemain, 9h00 travaillées, plus 1h00 de pause',
    )
  })

  it('writes a time its own way when the field is left, the same one twice too', async () => {
    await open()
    for (const text of ['730', '7h30', '07:30']) {
      await typeIn(control(0, 'beginAt'), text)
      await blur(control(0, 'beginAt'))
      expect(control(0, 'beginAt').value).toBe('07:30')
    }
  })
})

describe('errors [console 5.0]', () => {
  it('show when the field is left and go with the next key', async () => {
    await open()
    await typeIn(control(0, 'beginAt'), '25:61')
    expect(errorOf(0, 'beginAt')).toBeNull()
    await blur(control(0, 'beginAt'))
    expect(errorOf(0, 'beginAt')).toBe('406')
    expect(control(0, 'beginAt').value).toBe('25:61')
    expect(control(0, 'beginAt').getAttribute('aria-invalid')).toBe('true')
    expect(find(`#${control(0, 'beginAt').getAttribute('aria-describedby')}`).textContent).toContain('07:30')
    await typeIn(control(0, 'beginAt'), '0')
    await nextFrame()
    expect(errorOf(0, 'beginAt')).toBeNull()
  })

  it('say 419 for a required field that is left empty [console 5.3, console 8.1]', async () => {
    await open()
    control(0, 'code').focus()
    await blur(control(0, 'code'))
    expect(errorOf(0, 'code')).toBe('419')
  })

  it('propose a time for decimals, which a click accepts', async () => {
    await open()
    await fill(0, { beginAt: '7,5' })
    expect(find('[data-action=accept]').textContent).toContain('07:30')
    await click('[data-action=accept]')
    expect(control(0, 'beginAt').value).toBe('07:30')
    expect(errorOf(0, 'beginAt')).toBeNull()
  })
})

describe('saving by key', () => {
  const typed = { code: 'M1', beginAt: '0700', endAt: '1430' }

  it('Enter sends what is still being typed', async () => {
    const gateway = stageGateway(catalogue)
    await open({ gateway })
    await fill(0, typed)
    await typeIn(control(0, 'break'), '30')
    await enter(control(0, 'break'))
    expect(gateway.insert.mock.calls[0]?.[1]).toEqual({
      code: 'M1',
      beginAt: '07:00',
      endAt: '14:30',
      break: '00:30',
      institution: [1, 2],
    })
  })

  it('Ctrl+Enter sends what is still being typed', async () => {
    const gateway = stageGateway(catalogue)
    await open({ gateway })
    await fill(0, typed)
    await typeIn(control(0, 'break'), '0h45')
    await press(control(0, 'break'), 'Enter', { ctrlKey: true })
    expect(gateway.insert.mock.calls[0]?.[1]).toMatchObject({ break: '00:45' })
  })

  it('sends nothing that is invalid and goes to the first error', async () => {
    const gateway = stageGateway(catalogue)
    await open({ gateway })
    await fill(0, { code: 'M1', endAt: '1430' })
    await press(control(0, 'code'), 'Enter', { ctrlKey: true })
    expect(gateway.insert).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(control(0, 'beginAt'))
  })
})
