import autocannon from 'autocannon'
import type { Fired, Shots } from './load.ts'

/** A process of its own, so that asking takes nothing from who is asking: `node fire.ts '<Shots as JSON>'`. */
const { url, path, headers, bodies, connections, seconds } = JSON.parse(process.argv[2] ?? '') as Shots
const result = await autocannon({
  url: url + path,
  connections,
  duration: seconds,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  requests: bodies.map((body) => ({ body: JSON.stringify(body) })),
})
const fired: Fired = {
  perSecond: result.requests.average,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors,
}
console.log(JSON.stringify(fired))
