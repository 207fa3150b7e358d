// @vitest-environment jsdom
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#client/apiError.ts'
import { ContactDialog } from '#screens/contact/ContactDialog.tsx'
import { all, click, find, key, leave, typeIn } from '#tests/renderer/form/screen.tsx'
import { open, type Send } from '#tests/screens/stage.tsx'
import { until } from '#tests/until.ts'

afterEach(leave)

const Frame = ({ email = 'ada@chu.example' }) => {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <ContactDialog words="support" email={email} callBack onClose={() => setOpen(false)} />
  ) : (
    <button type="button" data-action="open" onClick={() => setOpen(true)} />
  )
}
const reached = () => find<HTMLInputElement>('input[name=contactInfos]')
const message = () => find<HTMLTextAreaElement>('textarea[name=message]')

it('is sent with what was written, and says where the answer will come [area 2.4, area 5.4, console 2.3.18]', async () => {
  const send = vi.fn<Send>(async () => ({ data: {} }))
  const { toasts } = await open(<Frame />, send)
  expect(find('[data-wrong]').textContent).toContain('ada@chu.example')
  await click('[data-action=send]')
  expect(send).not.toHaveBeenCalled()
  expect(find('[data-wrong=true]').textContent).toBe('Écrivez votre message.')
  await typeIn(message(), 'Bonjour,\nune question.')
  await click('[data-action=send]')
  expect(send.mock.calls.map(([call]) => call)[0]).toEqual({
    key: expect.any(String),
    service: 'messaging',
    path: '/api/v1/slack-with-template/send',
    method: 'POST',
    body: { name: 'contact', vars: { message: 'Bonjour,\nune question.' } },
  })
  await until(() => expect(all('textarea')).toHaveLength(0))
  expect(send.mock.calls.map(([{ path }]) => path)).toEqual([
    '/api/v1/slack-with-template/send',
    '/api/v1/email-with-template/send',
  ])
  expect(toasts.state.getState().history[0]?.text).toContain('ada@chu.example')
  await click('[data-action=open]')
  expect(message().value).toBe('')
})

it('takes no more words while it is sent: they would go with those that are', async () => {
  const { promise, resolve } = Promise.withResolvers<{ data: object }>()
  await open(
    <Frame />,
    vi.fn<Send>(() => promise),
  )
  await typeIn(message(), 'Bonjour')
  expect([message().readOnly, reached().readOnly]).toEqual([false, false])
  await click('[data-action=send]')
  expect([message().readOnly, reached().readOnly]).toEqual([true, true])
  resolve({ data: {} })
  await until(() => expect(all('textarea')).toHaveLength(0))
})

it('keeps what was written when it is left, when it cannot be sent, and when the session ends, for the same person alone', async () => {
  const refuse = () => Promise.reject(new ApiError({ status: 503, code: 503 }))
  await open(<Frame />, refuse)
  await typeIn(message(), 'Une question')
  await click('[data-action=send]')
  await until(() => expect(find('[data-wrong=true]').textContent).not.toBe(''))
  expect(message().value).toBe('Une question')
  await click('[data-action=cancel]')
  await click('[data-action=open]')
  expect(message().value).toBe('Une question')
  await leave()
  await open(<Frame email="bob@chu.example" />, refuse)
  expect(message().value).toBe('')
  await leave()
  await open(<Frame />, refuse)
  expect(message().value).toBe('Une question')
})

it('is sent with one key until an answer comes, however often; other words, and the same once more, are other messages', async () => {
  let isLost = true
  const send = vi.fn<Send>(() =>
    isLost ? Promise.reject(new ApiError({ status: 520, code: 520 })) : Promise.resolve({ data: {} }),
  )
  await open(<Frame email="eva@chu.example" />, send)
  const press = async (text: string) => {
    const { length } = send.mock.calls
    if (all('textarea').length === 0) await click('[data-action=open]')
    await typeIn(message(), text)
    await click('[data-action=send]')
    await until(() =>
      expect(all('[data-action=send][aria-busy=true], [data-wrong=false] textarea')).toEqual([]),
    )
    return send.mock.calls[length]?.[0].key
  }
  const [first, other] = [await press('Une question'), await press('Une autre')]
  await click('[data-action=cancel]')
  expect(other).not.toBe(first)
  isLost = false
  expect(await press('Une question')).toBe(first)
  await until(() => expect(all('textarea')).toEqual([]))
  expect(await press('Une question')).not.toBe(first)
})

it('tells which institution it is about, and where the person may be called back', async () => {
  const send = vi.fn<Send>(async () => ({ data: {} }))
  await open(
    <ContactDialog
      words="question"
      about={{ id: 7, name: 'Clinique du Lac' }}
      callBack
      email="eve@chu.example"
      onClose={() => undefined}
    />,
    send,
  )
  await typeIn(message(), 'Bonjour')
  await typeIn(reached(), ' 06 12 34 56 78, le matin ')
  await click('[data-action=send]')
  expect(send.mock.calls[0]?.[0].body).toEqual({
    name: 'contact',
    vars: {
      message: 'Bonjour',
      title: 'Une question · Clinique du Lac',
      contactInfos: '06 12 34 56 78, le matin',
    },
  })
})

it('keeps where one is to be called back when it is left, and forgets it once it was sent', async () => {
  const send = vi.fn<Send>(async () => ({ data: {} }))
  await open(<Frame email="lea@chu.example" />, send)
  await typeIn(message(), 'Une question')
  await typeIn(reached(), '06 39 98 00 02, le matin')
  await click('[data-action=cancel]')
  await click('[data-action=open]')
  expect(reached().value).toBe('06 39 98 00 02, le matin')
  await click('[data-action=send]')
  await until(() => expect(all('textarea')).toHaveLength(0))
  expect(send.mock.calls[0]?.[0].body).toMatchObject({ vars: { contactInfos: '06 39 98 00 02, le matin' } })
  await click('[data-action=open]')
  expect([message().value, reached().value]).toEqual(['', ''])
})

it('says how long a message may be, and cuts none short', async () => {
  const send = vi.fn<Send>(async () => ({ data: {} }))
  await open(<Frame email="lou@chu.example" />, send)
  expect(message().maxLength).toBe(-1)
  await key(message(), '😀'.repeat(4001))
  await click('[data-action=send]')
  expect(find('[data-wrong=true]').textContent).toMatch(/Au plus 4.?000 caractères/)
  expect([send.mock.calls, message().value]).toEqual([[], '😀'.repeat(4001)])
  await key(message(), '😀'.repeat(4000))
  await click('[data-action=send]')
  await until(() => expect(all('textarea')).toHaveLength(0))
})
