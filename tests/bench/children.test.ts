import { expect, test } from 'vitest'
import { startChild } from '../../bench/ground/children.ts'

test('a server of the bench that is killed while it starts ends the wait', async () => {
  const dies = ['-e', 'process.kill(process.pid, "SIGKILL")']
  await expect(startChild(dies, {})).rejects.toThrow('ended with SIGKILL')
})

test('a server of the bench that is gone already is stopped all the same', async () => {
  const listens = 'require("node:http").createServer((_, a) => a.end()).listen(process.env.PORT, "127.0.0.1")'
  const child = await startChild(['-e', listens], {})
  child.process.kill('SIGKILL')
  await expect.poll(() => child.process.signalCode).toBe('SIGKILL')
  await child.stop()
})
