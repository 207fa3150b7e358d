import { createTransport } from 'nodemailer'
import type { Composed } from './compose.ts'
import type { Channel, MessageKind } from './contents.ts'

export interface Outgoing extends Composed {
  readonly id: number
  readonly kind: MessageKind
  readonly recipient: string
}

/** Hands a message over to the server that brings it further. @throws what that server said against it */
export type Transport = (message: Outgoing) => Promise<void>
export type Transports = Readonly<Partial<Record<Channel, Transport>>>

interface TransportConfig {
  readonly smtpUrl?: string | undefined
  readonly slackWebhookUrl?: string | undefined
  /** `Name <address>` of who writes. */
  readonly mailFrom: string
}

/** Milliseconds for a server to answer. */
const patience = 20_000

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** So that nobody calls a whole channel, or hides an address behind a word. Source: Slack, "Formatting text for app surfaces". */
const escaped = (text: string): string => text.replace(/[&<>]/g, (mark) => entities[mark] ?? mark)

/** Those that are configured. */
export const transportsOf = ({ smtpUrl, slackWebhookUrl, mailFrom }: TransportConfig): Transports => ({
  ...(smtpUrl && { email: smtp(smtpUrl, mailFrom) }),
  ...(slackWebhookUrl && { slack: slack(slackWebhookUrl) }),
})

/** The same message keeps its Message-ID: one that is brought twice after a crash is shown once. */
const smtp = (url: string, from: string): Transport => {
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
  const transport = createTransport({ url, ...timeouts }, { from })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ id, kind, recipient, subject, text, html }) => {
    await transport.sendMail({
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      messageId: `<${kind}.${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      // Nothing of a message is to be read from a file or an address, whoever wrote it.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}

const slack =
  (url: string): Transport =>
  async ({ subject, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: escaped(`*${subject}*\n${text}`) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`)
  }
