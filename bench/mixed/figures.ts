import { cpus } from 'node:os'
import { alone, type Figure, median } from '../figures.ts'
import type { Portion } from './day.ts'
import { mixedNames } from './names.ts'
import { together, within } from './trends.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Requests that came to nothing by the server's doing: 5xx, or no answer at all. */
export const faultsOf = (portions: readonly Portion[]): number =>
  sum(portions.map(({ fired }) => faults(fired)))

const faults = ({ statuses, failed }: Portion['fired']): number => {
  const refused = Object.entries(statuses).filter(([status]) => Number(status) >= 300 && Number(status) < 500)
  return failed - sum(refused.map(([, times]) => times))
}

export const requestsOf = (portions: readonly Portion[]): number =>
  sum(portions.flatMap(({ fired }) => Object.values(fired.statuses)))

/** `200: 4711, 412: 1`. */
export const statusesOf = (portions: readonly Portion[]): string => {
  const times: Record<string, number> = {}
  for (const { fired } of portions)
    for (const [status, count] of Object.entries(fired.statuses)) times[status] = (times[status] ?? 0) + count
  return Object.entries(times)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}

/** Of the server, its database and what sends the requests. */
const cpuSecondsOf = ({ fired, inside, databaseCpuSeconds }: Portion): number =>
  fired.cpuSeconds + inside.cpuSeconds + databaseCpuSeconds

/** What a day came to, and beside it who took the processor: the machine may be at work for others. */
export const dayFigures = (portions: readonly Portion[]): readonly Figure[] => {
  const seconds = sum(portions.map(({ fired }) => fired.seconds))
  const latencies = together(portions.map(({ fired }) => fired.latencies))
  const cores = (what: string, of: (portion: Portion) => number) =>
    alone({ name: `mixed load, ${what}`, unit: 'cores' }, [sum(portions.map(of)) / seconds])
  const note = `${requestsOf(portions)} requests in ${Math.round(seconds)} s (${statusesOf(portions)})`
  return [
    alone({ name: mixedNames.p99, unit: 'ms', note }, [within(latencies, 0.99)]),
    alone({ name: 'mixed load, median', unit: 'ms' }, [within(latencies, 0.5)]),
    alone({ name: mixedNames.rate, unit: 'a second' }, [requestsOf(portions) / seconds]),
    alone({ name: mixedNames.faults, unit: 'answers' }, [faultsOf(portions)]),
    alone({ name: mixedNames.loopDelay, unit: 'ms', note: 'by the clock: waiting for a core counts' }, [
      median(portions.map(({ inside }) => inside.loopDelayP99)),
    ]),
    alone({ name: 'mixed load, longest delay of the event loop', unit: 'ms' }, [
      Math.max(...portions.map(({ inside }) => inside.loopDelayMax)),
    ]),
    alone(
      {
        name: 'mixed load, if nobody else used the machine',
        unit: 'a second',
        note: 'by the processor time of a request',
      },
      [(cpus().length * requestsOf(portions)) / sum(portions.map(cpuSecondsOf))],
    ),
    cores('taken by the server', ({ inside }) => inside.cpuSeconds),
    cores('taken by PostgreSQL', ({ databaseCpuSeconds }) => databaseCpuSeconds),
    cores('taken by what sends the requests', ({ fired }) => fired.cpuSeconds),
    cores('taken by all on the machine', ({ coresBusy, fired }) => coresBusy * fired.seconds),
  ]
}
