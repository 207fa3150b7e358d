import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Received {
  readonly to: readonly string[]
  /** The mail as it came over the wire. */
  readonly raw: string
}

export interface MailServer {
  readonly url: string
  readonly received: readonly Received[]
  /** What the next mails are refused with; undefined takes them. */
  refusal: string | undefined
  close(): Promise<void>
}

/** A real mail server in this process. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: Received[] = []
  const state: { refusal: string | undefined } = { refusal: undefined }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (state.refusal) return done(Object.assign(new Error(state.refusal), { responseCode: 451 }))
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    get refusal() {
      return state.refusal
    },
    set refusal(refusal) {
      state.refusal = refusal
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The parts of a mail, decoded, in order: text, then HTML. */
export const partsOf = ({ raw }: Received): string[] =>
  raw
    .split(/\r\n--[^\r\n]+/)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const text = body.join('\r\n\r\n')
      if (/quoted-printable/i.test(head))
        return Buffer.from(
          text
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8')
      return /base64/i.test(head) ? Buffer.from(text, 'base64').toString('utf8') : text
    })
