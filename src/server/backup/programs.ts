import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { errorCode } from '../errorCode.ts'
import { StartProblem } from '../start/operatorLines.ts'

const execute = promisify(execFile)

/** Programs of others, and where they come from. */
const sources = {
  tar: 'of the system',
  pg_dump: 'one of PostgreSQL’s client programs, of the server’s version or a later one',
  pg_restore: 'one of PostgreSQL’s client programs, of the server’s version or a later one',
} as const

/** Runs another program to its end. @throws StartProblem with what it says when it fails */
export const runProgram = async (
  program: keyof typeof sources,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  try {
    await execute(program, [...args], { env: { ...process.env, ...env } })
  } catch (error) {
    if (errorCode(error) === 'ENOENT')
      throw new StartProblem(`${program} is not installed: it is ${sources[program]}.`)
    const { stderr } = error as { readonly stderr?: string }
    throw new StartProblem(`${program} failed: ${stderr?.trim() || errorCode(error)}`)
  }
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
