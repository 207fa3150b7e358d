import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { errorCode } from '../errorCode.ts'
import { StartProblem } from '../start/operatorLines.ts'

const execute = promisify(execFile)

/** Programs of others, and where they come from. */
const sources = {
  tar: 'of the system',
  pg_dump: 'one of PostgreSQL’s client programs, of the server’s version or a later one',
  pg_restore: 'one of PostgreSQL’s client programs, of the server’s version or a later one',
  psql: 'one of PostgreSQL’s client programs, of the server’s version or a later one',
} as const
type Program = keyof typeof sources

const problemOf = (program: Program, code: string | undefined, said = ''): StartProblem =>
  code === 'ENOENT'
    ? new StartProblem(`${program} is not installed: it is ${sources[program]}.`)
    : new StartProblem(`${program} failed: ${said.trim() || code}`)

/** Runs another program to its end. @throws StartProblem with what it says when it fails */
export const runProgram = async (
  program: Program,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  try {
    await execute(program, [...args], { env: { ...process.env, ...env } })
  } catch (error) {
    const { stderr } = error as { readonly stderr?: string }
    throw problemOf(program, errorCode(error), stderr)
  }
}

interface Call {
  readonly program: Program
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const start = ({ program, args, env }: Call, stdio: ['pipe' | 'ignore', 'pipe' | 'ignore', 'pipe']) => {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio })
  const ended = endOf(program, child)
  // It is asked for below, once what comes before it has ended.
  ended.catch(() => {})
  return { child, ended }
}

const endOf = async (program: Program, child: ChildProcess): Promise<void> => {
  const said = child.stderr ? text(child.stderr) : ''
  try {
    const [code, signal] = await once(child, 'close')
    if (code !== 0) throw problemOf(program, signal ?? `code ${code}`, await said)
  } catch (error) {
    throw error instanceof StartProblem ? error : problemOf(program, errorCode(error))
  }
}

/**
 * Pipes the output of one program into another, after the text `before` and followed by `after`. `after` is only written once the first
 * program has ended well. @throws StartProblem with what the program that failed says
 */
export const runInto = async (
  from: Call,
  into: Call,
  [before, after]: readonly [before: string, after: string],
): Promise<void> => {
  const [source, sink] = [start(from, ['ignore', 'pipe', 'pipe']), start(into, ['pipe', 'ignore', 'pipe'])]
  const { stdout } = source.child
  const { stdin } = sink.child
  if (!stdout || !stdin) throw new RangeError('no pipe')
  const told = async function* () {
    yield before
    yield* stdout
    await source.ended
    yield after
  }
  const fed = pipeline(told, stdin)
  const ends = await Promise.allSettled([fed, sink.ended, source.ended])
  // The first, where it broke off by itself; else the other, since who is not listened to any more fails, too.
  const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  const fault = faults.find((one) => one instanceof StartProblem) ?? faults[0]
  if (fault) throw fault
}

interface Connection {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** How PostgreSQL's own programs are told of a database: its password by the environment, which other accounts do not see. */
export const connectionOf = (databaseUrl: string): Connection => {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password) || url.searchParams.get('password')
  url.password = ''
  url.searchParams.delete('password')
  return {
    args: ['--no-password', '--dbname', url.href],
    env: password ? { PGPASSWORD: password } : {},
  }
}
