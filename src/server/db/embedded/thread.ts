import { cpSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { isObject } from '#protocol/row.ts'
import { DatabaseFailure } from '../failure.ts'
import type { Answer, Reply, Request, Started, ThreadOptions, ThrownByServer, Work } from './messages.ts'
import { type OpenPg, openPg } from './openPg.ts'
import { Statements } from './statements.ts'

/**
 * The embedded database's own thread: PGlite computes synchronously, and here it holds up nobody's requests.
 * It only executes; order, exclusivity and deadlines are the main thread's.
 */
const port = parentPort
if (!port) throw new Error('thread.ts runs as a worker')
const options: ThreadOptions = workerData

const nothing: Answer = { rows: [], command: '', count: 0 }

async function perform(pg: PGlite, statements: Statements, work: Work): Promise<Answer> {
  switch (work.op) {
    case 'query':
      return statements.query(work.sql, work.parameters)
    case 'exec':
      return { ...nothing, rows: await statements.exec(work.sql) }
    case 'dump': {
      const dump = new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer())
      return { ...nothing, dump }
    }
    case 'copy':
      // So that whoever opens the copy has nothing to recover. No other process writes, and this thread does nothing else.
      await pg.exec('checkpoint')
      if (options.directory) cpSync(options.directory, work.to, { recursive: true })
      return nothing
    case 'close':
      await pg.close()
      return nothing
  }
}

const fields = ['code', 'severity', 'detail', 'schema', 'table', 'column', 'constraint'] as const

/** An error with an SQLSTATE is the server's answer; any other means that the engine is broken. */
function failed(error: unknown): { error: ThrownByServer } | { broken: string } {
  const thrown = isObject(error) ? error : {}
  if (typeof thrown.code !== 'string') return { broken: String(error) }
  const kept = fields.flatMap((field) => (thrown[field] === undefined ? [] : [[field, thrown[field]]]))
  return { error: { message: String(thrown.message), ...Object.fromEntries(kept) } }
}

async function serve({ pg, syncs }: OpenPg) {
  const statements = new Statements(pg)
  let last = Promise.resolve()
  port?.on('message', (request: Request) => {
    last = last.then(async () => {
      const outcome = await perform(pg, statements, request).then((answer) => ({ answer }), failed)
      const reply: Reply = { id: request.id, syncs: syncs(), ...outcome }
      port?.postMessage(reply)
      if (request.op === 'close') port?.close()
    })
  })
}

try {
  await serve(await openPg(options))
  // A thread keeps what it was given for as long as it lives.
  options.dump = undefined
  port.postMessage({ started: true } satisfies Started)
} catch (error) {
  const refused: Started =
    error instanceof DatabaseFailure
      ? { started: false, code: error.code, facts: error.facts }
      : { started: false, code: 'databaseUnavailable', facts: { reason: String(error) } }
  port.postMessage(refused)
  port.close()
}
