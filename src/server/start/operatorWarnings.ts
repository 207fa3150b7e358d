import type { Config } from '../config.ts'
import { isOpenToOthers } from '../dataFolder.ts'

type Warning = (config: Config) => string | false

/** Told at every start without one: in production as a warning. */
export const mailless =
  'SMTP_URL: no mail server is set: messages such as invitations wait in the outbox, where level 1 can read them.'

/** What a server that has started may lack without its operator noticing, each in one line. */
const warnings: readonly Warning[] = [
  ({ production, smtpUrl }) => production && smtpUrl === undefined && mailless,
  ({ production, publicUrl }) =>
    production &&
    publicUrl?.protocol !== 'https:' &&
    'PUBLIC_URL: no https:// address is set: cookies are sent without Secure, and whoever is on the way can read them.',
  ({ publicUrl, trustProxy }) =>
    publicUrl !== undefined &&
    trustProxy.length === 0 &&
    'TRUST_PROXY: PUBLIC_URL is the address of a proxy, but none is trusted: the addresses of clients will not be known, and wrong passwords of all of them count as of one. Name the address of the proxy.',
  ({ dataDir, databaseUrl }) =>
    databaseUrl === undefined &&
    isOpenToOthers(dataDir) &&
    `DATA_DIR: the disk of ${dataDir} keeps no permissions: see to it that no other account of this machine can enter.`,
]

/** The lines for whoever has started the server, in the English of logs. */
export const warningsOf = (config: Config): string[] => warnings.flatMap((warning) => warning(config) || [])

/** Said once, by the first request that a proxy has forwarded while none is trusted. */
export const forwardingLine = (from: string): string =>
  `TRUST_PROXY: a request came with X-Forwarded-For from ${from}, which is not trusted: whoever is behind it counts as one client. If it is your proxy: TRUST_PROXY=${from}`
