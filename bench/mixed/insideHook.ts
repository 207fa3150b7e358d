/**
 * Loaded into the server with `--import`: answers each message of whoever started it with an `Inside`, taken after a
 * collection, of the time since the message before.
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import type { Inside } from './inside.ts'

const RESOLUTION_MS = 10
const NS_A_MS = 1e6

const answerMessages = (): void => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let last = { cpu: process.cpuUsage(), loop: performance.eventLoopUtilization() }
  process.on('message', () => {
    // The histogram holds the whole time between two looks, of which the resolution is no delay.
    const delay = (ns: number) => Math.max(0, ns / NS_A_MS - RESOLUTION_MS)
    const { user, system } = process.cpuUsage(last.cpu)
    const told = {
      loopDelayP99: delay(delays.percentile(99)),
      loopDelayMax: delay(delays.max),
      cpuSeconds: (user + system) / 1e6,
      loopBusy: performance.eventLoopUtilization(last.loop).utilization,
    }
    // Twice: what finalizers let go of is collected by the second.
    collect()
    collect()
    const { rss, heapUsed, external } = process.memoryUsage()
    process.send?.({
      ...told,
      rss,
      heapUsed,
      external,
      handles: process.getActiveResourcesInfo(),
    } satisfies Inside)
    last = { cpu: process.cpuUsage(), loop: performance.eventLoopUtilization() }
    delays.reset()
  })
  process.channel?.unref()
}

if (isMainThread) answerMessages()
