// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type DetailPageProps, DetailPage as Page } from '#renderer/detail/DetailPage.tsx'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { until } from '#tests/until.ts'
import { row as shared } from '../form/editSchedule.tsx'
import {
  all,
  answered,
  blur,
  click,
  control,
  fill,
  find,
  key,
  leave,
  nextFrame,
  press,
  show,
  typeIn,
} from '../form/screen.tsx'
import { problem } from '../problem.ts'
import { stageGateway } from '../stageGateway.ts'

const row = { ...shared, institution: [1] }
const table = { ...schedule, detail: true as const, confirm: {} }
const DetailPage = ({ queries = newQueries(), ...props }: DetailPageProps & { queries?: QueryClient }) => (
  <QueryClientProvider client={queries}>
    <Page {...props} />
  </QueryClientProvider>
)
const newQueries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const save = () => find<HTMLButtonElement>('[data-action=save]')

afterEach(leave)

describe('the page of a row [console 2.1.4]', () => {
  const open = async () => {
    const gateway = stageGateway(catalogue, { schedule: [row] })
    const onBack = vi.fn()
    const queries = newQueries()
    const { toasts } = await show(<DetailPage table={table} id={7} onBack={onBack} queries={queries} />, {
      gateway,
    })
    await answered()
    return { gateway, onBack, queries, toasts }
  }

  it('can be saved only once a column differs from what it was', async () => {
    await open()
    expect(save().disabled).toBe(true)
    await typeIn(control(0, 'code'), 'M2')
    await nextFrame()
    expect(save().disabled).toBe(false)
    await typeIn(control(0, 'code'), 'M1')
    await blur(control(0, 'code'))
    expect(save().disabled).toBe(true)
  })

  it('keeps what was typed where somebody has removed the row meanwhile', async () => {
    const { gateway } = await open()
    await fill(0, { code: 'M2' })
    gateway.list.mockResolvedValue({ rows: [], count: 0 })
    gateway.update.mockRejectedValue(problem(404))
    await click('[data-action=save]')
    for (let answer = 0; answer < 3; answer++) await answered()
    expect(control(0, 'code').value).toBe('M2')
    expect(all('[data-error-code="404"]')).toHaveLength(1)
  })

  it('is saved by Control+Enter straight after the first key', async () => {
    const { gateway } = await open()
    const code = control(0, 'code')
    await press(code, 'Enter', { ctrlKey: true })
    expect(gateway.update).not.toHaveBeenCalled()
    await act(async () => code.focus())
    await key(code, 'M2')
    await press(code, 'Enter', { ctrlKey: true })
    await answered()
    expect(gateway.update.mock.calls.map(([, , sent]) => sent)).toEqual([{ code: 'M2' }])
  })

  it('goes back to the table when it is saved', async () => {
    const { gateway, onBack } = await open()
    await fill(0, { code: 'M2' })
    await click('[data-action=save]')
    expect(gateway.update.mock.calls[0]?.slice(0, 4)).toEqual(['schedule', 7, { code: 'M2' }, 3])
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('leads nobody back who has gone on before the answer comes, and says that it is saved all the same', async () => {
    const { gateway, onBack, toasts } = await open()
    const { promise: held, resolve: go } = Promise.withResolvers<void>()
    const write = gateway.update.getMockImplementation()
    gateway.update.mockImplementationOnce(async (...asked) => {
      await held
      return (await write?.(...asked)) ?? row
    })
    await fill(0, { code: 'M2' })
    await click('[data-action=save]')
    await leave()
    await act(async () => go())
    await until(() => expect(toasts.state.getState().open.map(({ tone }) => tone)).toEqual(['success']))
    expect(onBack).not.toHaveBeenCalled()
  })

  it('takes in what somebody else saves meanwhile, under what is typed, and saves over that', async () => {
    const { gateway, queries } = await open()
    const code = control(0, 'code')
    await act(async () => code.focus())
    await typeIn(code, 'M2')
    gateway.list.mockResolvedValueOnce({ rows: [{ ...row, version: 4, endAt: '15:30' }], count: 1 })
    await act(async () => queries.invalidateQueries())
    await answered()
    expect(control(0, 'endAt').value).toBe('15:30')
    expect([document.activeElement === code, code.value]).toEqual([true, 'M2'])
    await click('[data-action=save]')
    expect(gateway.update.mock.calls[0]?.slice(0, 4)).toEqual(['schedule', 7, { code: 'M2' }, 4])
  })

  it('asks about what somebody else saves in the same field: the save goes out as of what was seen', async () => {
    const { gateway, queries } = await open()
    await typeIn(control(0, 'code'), 'M2')
    gateway.list.mockResolvedValueOnce({ rows: [{ ...row, version: 4, code: 'M9' }], count: 1 })
    await act(async () => queries.invalidateQueries())
    await answered()
    expect(control(0, 'code').value).toBe('M2')
    gateway.update.mockRejectedValueOnce(problem(412, { current: { ...row, version: 4, code: 'M9' } }))
    await click('[data-action=save]')
    expect(gateway.update.mock.calls[0]?.slice(0, 4)).toEqual(['schedule', 7, { code: 'M2' }, 3])
    expect(find('.conflict [data-column=code]').textContent).toContain('M9')
  })

  it('has a link back', async () => {
    const { onBack } = await open()
    expect(find('.detail-back').getAttribute('href')).toBe('#schedule')
    await click('.detail-back')
    expect(onBack).toHaveBeenCalledOnce()
  })
})

describe('when the row does not come', () => {
  it('says so and tries again', async () => {
    const gateway = stageGateway(catalogue, { schedule: [row] })
    gateway.list.mockRejectedValueOnce(problem(500))
    await show(<DetailPage table={table} id={7} onBack={() => undefined} />, { gateway })
    await answered()
    expect(find('[role=alert]').textContent).toContain('réessayer')
    expect(all('form')).toHaveLength(0)
    await click('[data-action=retry]')
    await answered()
    expect(control(0, 'code').value).toBe('M1')
  })

  it('says that there is none', async () => {
    await show(<DetailPage table={table} id={8} onBack={() => undefined} />)
    await answered()
    expect(find('[data-error-code]').dataset.errorCode).toBe('404')
    expect(all('h1')).toHaveLength(1)
  })
})
