import autocannon from 'autocannon'
import type { Request, Sent } from './requests.ts'
import { requestsOf } from './sequence.ts'
import type { Fired, Shots } from './shots.ts'

// A process of its own, so that asking takes nothing from who is asking: gets `Shots`, answers `Fired`.

/** Longer than the server takes for anything. */
const PATIENCE_S = 60
const SAMPLE_MS = 50

interface Context {
  sent?: Sent
  begun?: number
}

const fire = async (shots: Shots): Promise<Fired> => {
  const { url, connections, amount } = shots
  const next = requestsOf(shots)
  const statuses: Record<string, number> = {}
  const latencies = new Map<number, number>()
  // The tool itself ends at its next sample only.
  let ended = performance.now()
  const setupRequest = (_: Request, context: Context) => {
    context.sent = next()
    context.begun = performance.now()
    return context.sent.request
  }
  const onResponse = (status: number, _: string, { sent, begun = ended }: Context) => {
    ended = performance.now()
    const ms = Math.ceil(ended - begun)
    latencies.set(ms, (latencies.get(ms) ?? 0) + 1)
    statuses[status] = (statuses[status] ?? 0) + 1
    sent?.answered?.(status)
  }
  const requests = [{ setupRequest, onResponse }]
  const before = process.cpuUsage()
  const begun = performance.now()
  const paced = { timeout: PATIENCE_S, sampleInt: SAMPLE_MS }
  const { non2xx, errors, latency } = await autocannon({ url, connections, amount, requests, ...paced })
  const { user, system } = process.cpuUsage(before)
  const failed = non2xx + errors
  const seconds = (ended - begun) / 1000
  const told = { failed, seconds, statuses, latencies: [...latencies], cpuSeconds: (user + system) / 1e6 }
  return { perSecond: (amount - failed) / seconds, p99: latency.p99, ...told }
}

process.on('message', async (shots: Shots) => process.send?.(await fire(shots)))
process.on('disconnect', () => process.exit())
