/**
 * Loaded into the server with `--import`: the longest time its main thread works without coming back to the event loop,
 * in milliseconds of CPU, so that waiting for a core is not counted. A line `time longest` every quarter of a second,
 * the time as `Date.now()`, goes to the file that STALL_FILE names.
 */
import { appendFile } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { STALL_FILE = '' } = process.env
let longest = 0
let last = process.threadCpuUsage()

// The database's thread is given the same options, and may work as long as it likes.
if (isMainThread) {
  setInterval(() => {
    const { user, system } = process.threadCpuUsage()
    longest = Math.max(longest, (user - last.user + system - last.system) / 1000)
    last = { user, system }
  }, 1).unref()
  setInterval(() => {
    appendFile(STALL_FILE, `${Date.now()} ${longest}\n`, () => undefined)
    longest = 0
  }, 250).unref()
}
