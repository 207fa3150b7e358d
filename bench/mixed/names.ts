/** Of the figures that goals are set for. */
export const mixedNames = {
  p99: 'mixed load, p99',
  rate: 'mixed load',
  faults: 'mixed load, answers 5xx or none',
  loopDelay: 'mixed load, delay of the event loop, p99',
} as const

export const soakNames = {
  rss: 'memory of the process, growth',
  heap: 'memory after a collection, growth',
  drift: 'p99, last third against the first',
  descriptors: 'files and sockets left open',
  handles: 'handles left over',
  disk: 'disk kept by a write, second half against the first',
  faults: 'long load, answers 5xx or none',
} as const
