// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#client/apiError.ts'
import type { Message } from '#protocol/operation.ts'
import { OutboxScreen } from '#screens/outbox/OutboxScreen.tsx'
import { all, click, find, leave } from '#tests/renderer/form/screen.tsx'
import { until } from '#tests/until.ts'
import { address, open, type Send } from './stage.tsx'

afterEach(leave)

const at = '2026-11-22T10:00:00.000Z'
const message = (id: number, more: Partial<Message>): Message => ({
  id,
  kind: 'invitation',
  channel: 'email',
  recipient: `p${id}@chu.example`,
  language: 'de',
  state: 'waiting',
  tries: 0,
  problem: null,
  createdAt: at,
  sentAt: null,
  ...more,
})
const kept = [
  message(3, { state: 'failed', tries: 9, problem: '550 mailbox unknown' }),
  message(2, { state: 'sent', tries: 1, sentAt: at, kind: 'activated' }),
  message(1, {}),
]
const counts = { waiting: 1, sent: 1, failed: 1 }
const html = '<!doctype html><html><body style="margin:0"><p>Bonjour</p></body></html>'

const outbox = (messages: readonly Message[] = kept, count = messages.length) =>
  vi.fn<Send>(async ({ path, query }) => {
    if (path === '/messages/3')
      return { data: { ...kept[0], subject: 'Votre accès est ouvert', text: 'Bonjour,\n\nlien', html } }
    const data = messages.filter(({ state }) => query?.state === undefined || state === query.state)
    return { body: { data, count: query?.state ? data.length : count, counts } }
  })
const drawn = async (send: Send, id?: number, at?: string) => {
  const onOpen = vi.fn()
  const { toasts } = await open(<OutboxScreen id={id} onOpen={onOpen} />, send, at)
  await until(async () => {
    await act(async () => undefined)
    expect(all('[role=status]')).toHaveLength(0)
  })
  return { onOpen, toasts }
}
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent)

it('leaves out of the list what is no message, and says of one that is none that there is no answer', async () => {
  const strange = vi.fn<Send>(async ({ path }) =>
    path === '/messages/3'
      ? { data: { id: 3 } }
      : {
          body: { data: [...kept, null, { id: 4 }, { ...kept[0], state: 'lost' }], counts: { sent: 'many' } },
        },
  )
  await drawn(strange, 3)
  expect(all('[data-message]')).toHaveLength(3)
  expect(texts('.state-filter button')).toEqual(['Tous0', 'En attente0', 'Envoyés0', 'Échoués0'])
  await until(async () => {
    await act(async () => undefined)
    expect(find('[role=dialog] [role=alert]').textContent).not.toBe('')
  })
  // It can be asked for again where that is said.
  strange.mockImplementation(outbox())
  await click('[role=dialog] [data-action=retry]')
  await until(() => expect(find('dialog h2').textContent).toBe('Votre accès est ouvert'))
})

it('lists messages with their state in a word, why they failed, and how many there are in each [house 2]', async () => {
  await drawn(outbox())
  expect(texts('.state-badge')).toEqual(['Échoué', 'Envoyé', 'En attente'])
  expect(find('[data-message="3"]').textContent).toContain('550 mailbox unknown')
  expect(find('[data-message="3"]').textContent).toContain('allemand')
  expect(find('[data-message="2"]').textContent).toContain('Accès activé')
  expect(texts('.state-filter button')).toEqual(['Tous3', 'En attente1', 'Envoyés1', 'Échoués1'])
  // One that was sent is sent again on purpose only, from where it is read.
  expect(all('[data-message="2"] [data-action=send]')).toHaveLength(0)
})

it('keeps those of one state, which stands in the address', async () => {
  await drawn(outbox(), undefined, '/console?institutions=1,2#outbox')
  await click('[data-filter=failed]')
  await until(() => expect(all('tbody tr')).toHaveLength(1))
  expect(address()).toBe('/console?institutions=1,2&state=failed#outbox')
  expect(find('[data-filter=failed]').getAttribute('aria-pressed')).toBe('true')
  await click('[data-filter=all]')
  await until(() => expect(all('tbody tr')).toHaveLength(3))
  expect(address()).toBe('/console?institutions=1,2#outbox')
})

it('sends a message again, says so and goes on with the title', async () => {
  const send = outbox()
  const { toasts } = await drawn(send)
  await click('[data-message="3"] [data-action=send]')
  await until(() => expect(toasts.state.getState().open.at(-1)?.text).toBe('Le message part à nouveau.'))
  expect(send).toHaveBeenCalledWith({ service: 'messaging', path: '/messages/3/send', method: 'POST' })
  expect(document.activeElement?.tagName).toBe('H1')
})

it('opens a message as its reader sees it, where no script runs, with the text beside', async () => {
  const { onOpen } = await drawn(outbox(), 3)
  await until(() => expect(find('dialog h2').textContent).toBe('Votre accès est ouvert'))
  const frame = find<HTMLIFrameElement>('iframe')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts')
  // The page's security policy refuses styles in attributes.
  expect(frame.getAttribute('srcdoc')).toContain('<body data-style="margin:0">')
  expect(frame.title).toBe('Votre accès est ouvert')
  expect(find('pre').textContent).toBe('Bonjour,\n\nlien')
  await click('dialog [data-action=cancel]')
  expect(onOpen).toHaveBeenCalledWith(undefined)
})

it('a message is heard in the language that it is written in, its title too', async () => {
  await drawn(outbox(), 3)
  await until(() => expect(find('dialog h2').textContent).toBe('Votre accès est ouvert'))
  const langs = ['.modal-title', 'iframe', '.message-parts pre'].map((part) => find(part).lang)
  expect(langs).toEqual(['de', 'de', 'de'])
})

it('a message sent again from where it is read leads nobody back who has gone on meanwhile', async () => {
  const kinds = outbox()
  const { promise, resolve: answer } = Promise.withResolvers<Awaited<ReturnType<Send>>>()
  const { onOpen, toasts } = await drawn((call) => (call.method === 'POST' ? promise : kinds(call)), 3)
  const button = () => find<HTMLButtonElement>('dialog [data-action=send]')
  await until(async () => {
    await act(async () => undefined)
    expect(button().disabled).toBe(false)
  })
  await click('dialog [data-action=send]')
  await leave()
  await act(async () => answer({}))
  await until(() => expect(toasts.state.getState().open.at(-1)?.text).toBe('Le message part à nouveau.'))
  expect(onOpen).not.toHaveBeenCalled()
})

it('says what it is for while there is nothing, that a state is empty, and what is not shown', async () => {
  await drawn(outbox([]))
  expect(find('h2').textContent).toBe('Aucun message pour le moment')
  await leave()
  await drawn(outbox([message(1, {})]), undefined, '/console?state=sent#outbox')
  expect(find('h2').textContent).toBe('Rien dans cet état')
  await leave()
  await drawn(outbox(kept, 503))
  expect(find('.operation-rest').textContent).toBe('500 autres, plus anciens, ne sont pas affichés.')
})

it('says in the reader’s language that a message is not sent, as what it tells is not true any more', async () => {
  const moot = (['accessOver', 'personGone', 'linkOver'] as const).map((problem, i) =>
    message(i + 4, { state: 'failed', tries: 1, problem }),
  )
  await drawn(outbox(moot))
  expect(texts('.state-problem')).toEqual([
    expect.stringContaining('n’est plus actif'),
    expect.stringContaining('n’existe plus'),
    expect.stringContaining('n’est plus valable'),
  ])
})

it.each([
  ['link', 'linkOver', 'Invitez-la à nouveau'],
  ['admin', 'personGone', 'n’existe plus'],
  ['institution', 'accessOver', 'n’est plus actif'],
] as const)('says of a message why it is not sent again: %s, %s', async (column, reason, words) => {
  const details = [{ column, code: 406, reason }]
  const kinds = outbox()
  const { toasts } = await drawn((call) =>
    call.method === 'POST' ? Promise.reject(new ApiError({ status: 400, code: 406, details })) : kinds(call),
  )
  await click('[data-message="3"] [data-action=send]')
  await until(() =>
    expect(toasts.state.getState().open.map(({ tone, text }) => [tone, text])).toEqual([
      ['error', expect.stringContaining(words)],
    ]),
  )
})

it('a list that cannot be had says why and is asked for again', async () => {
  let broken = true
  const send = outbox()
  await drawn((call) => (broken ? Promise.reject(new ApiError({ status: 503, code: 503 })) : send(call)))
  expect(find('[role=alert]').textContent).toContain('momentanément indisponible')
  broken = false
  await click('[data-action=retry]')
  await until(() => expect(all('tbody tr')).toHaveLength(3))
})
