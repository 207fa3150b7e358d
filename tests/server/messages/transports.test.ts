import { expect, it, onTestFinished } from 'vitest'
import { compose } from '#server/messages/compose.ts'
import { transportsOf } from '#server/messages/transports.ts'
import { startMailServer } from './mailServer.ts'

it('an e-mail goes to the one address that it is for, whatever that reads like', async () => {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const { email } = transportsOf({ smtpUrl: server.url, mailFrom: 'Pupitre <no-reply@exemple.fr>' })
  const send = (recipient: string) =>
    email?.({ id: 1, kind: 'received', recipient, ...compose('received', 'fr', { name: 'Ana' }) })
  for (const two of [
    'ana@exemple.fr, eve@exemple.org',
    'ana@exemple.fr; eve@exemple.org',
    'Ana <eve@exemple.org>',
  ])
    await send(two)?.catch(() => {})
  expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@exemple.org')
  await send('ana@exemple.fr')
  expect(server.received.at(-1)?.to).toEqual(['ana@exemple.fr'])
})
