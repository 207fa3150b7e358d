import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { Fired, Shots } from './shots.ts'

// A process of its own, so that asking takes nothing from who is asking: gets `Shots`, answers `Fired`.

/** Longer than the server takes for anything. */
const PATIENCE_S = 60
const SAMPLE_MS = 50
let written = 0

const requestOf = ({ what, headers }: Shots, sent: number) => {
  const json = { 'content-type': 'application/json', ...headers }
  if (what.kind === 'read') {
    const body = JSON.stringify(what.bodies[sent % what.bodies.length])
    return { method: 'POST', path: what.path, headers: json, body } as const
  }
  // As the console sends every write.
  const keyed = { ...json, 'idempotency-key': randomUUID() }
  if (what.kind === 'insert') {
    const body = JSON.stringify({ ...what.row, code: `W${process.pid}-${++written}` })
    return { method: 'POST', path: what.path, headers: keyed, body } as const
  }
  const row = what.rows[sent % what.rows.length]
  if (!row) throw new Error('there is no row to change')
  const version = row.version + Math.floor(sent / what.rows.length)
  const body = JSON.stringify({ ...row.body, interfacingCode: `U${++written}` })
  return { method: 'PUT', path: row.path, headers: { ...keyed, 'if-match': `"${version}"` }, body } as const
}

const fire = async (shots: Shots): Promise<Fired> => {
  const { url, connections, amount } = shots
  let sent = 0
  // The tool itself ends at its next sample only.
  let ended = performance.now()
  const setupRequest = () => requestOf(shots, sent++)
  const onResponse = () => {
    ended = performance.now()
  }
  const requests = [{ setupRequest, onResponse }]
  const begun = performance.now()
  const paced = { timeout: PATIENCE_S, sampleInt: SAMPLE_MS }
  const { non2xx, errors, latency } = await autocannon({ url, connections, amount, requests, ...paced })
  const failed = non2xx + errors
  return { perSecond: ((amount - failed) * 1000) / (ended - begun), p99: latency.p99, failed }
}

process.on('message', async (shots: Shots) => process.send?.(await fire(shots)))
process.on('disconnect', () => process.exit())
