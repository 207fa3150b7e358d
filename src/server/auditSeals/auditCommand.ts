import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { openMigrated } from '../start/openMigrated.ts'
import { StartProblem } from '../start/operatorLines.ts'
import { sealOf } from './seal.ts'
import { type AuditFault, type AuditVerdict, type Head, verifyAudit } from './verifyAudit.ts'

const usage = 'Usage: npm run audit -- verify [--since 2026-01-31] [--head NUMBER:SEAL]'

/** Most faults that are named. */
const most = 100

/** The command `audit verify`: says whether what is recorded is as it was recorded. @throws StartProblem where it is not */
export const auditCommand = async (args: readonly string[]): Promise<void> => {
  const { since, head } = parse(args)
  const config = readConfig(process.env)
  const seals = [config.secretKey, ...config.previousSecretKeys].map(sealOf)
  const database = await openMigrated(config)
  let verdict: AuditVerdict
  try {
    verdict = await verifyAudit(database.kysely, { seals, since, head })
  } finally {
    await database.close()
  }
  const { faults, fitting, unsealed, head: last } = verdict
  const found = [
    `Lines as they were recorded: ${fitting}; not sealed yet: ${unsealed}; faults: ${faults.length}.`,
    ...(last ? [`The last seal, to be noted down and asked for with --head: ${last.n}:${last.seal}`] : []),
  ]
  console.log(found.join('\n'))
  if (faults.length === 0) return
  if (fitting === 0 && faults.every(([fault]) => fault === 'changed')) throw new StartProblem(noneFits)
  const more = faults.length > most ? [`… and ${faults.length - most} more.`] : []
  throw new StartProblem([...faults.slice(0, most).map(lineOf), ...more].join('\n'))
}

const noneFits =
  'No line fits its seal: all have been changed, or were sealed with another key than SECRET_KEY and SECRET_KEY_PREVIOUS, or secret.key in DATA_DIR. Ask again with the key of then.'

const lineOf = ([fault, of]: AuditFault): string => says[fault](of)

const says: Readonly<Record<AuditFault[0], (of: number) => string>> = {
  changed: (id) => `Line ${id} of the audit, or its seal, has been changed.`,
  gone: (id) => `Line ${id} of the audit has been taken away.`,
  added: (id) => `Line ${id} of the audit has been put in afterwards.`,
  sealGone: (n) => `Seal ${n} has been taken away, or made anew.`,
}

const parse = (args: readonly string[]): { since: Date | undefined; head: Head | undefined } => {
  try {
    const option = { type: 'string' } as const
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { since: option, head: option },
      allowPositionals: true,
    })
    if (positionals.join(' ') !== 'verify') throw new StartProblem(usage)
    const head = values.head === undefined ? undefined : /^(\d{1,15}):([\w-]{43})$/.exec(values.head)
    const since = values.since === undefined ? undefined : new Date(values.since)
    if (head === null || (since && Number.isNaN(since.getTime()))) throw new StartProblem(usage)
    return { since, head: head && { n: Number(head[1]), seal: head[2] ?? '' } }
  } catch {
    throw new StartProblem(usage)
  }
}
