import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** The first line of the standard input; at a terminal it is asked for and not shown. */
export const askPassword = async (): Promise<string> => {
  const { stdin } = process
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY === true })
  if (stdin.isTTY) process.stderr.write('Password: ')
  for await (const line of lines) {
    if (stdin.isTTY) process.stderr.write('\n')
    lines.close()
    return line
  }
  return ''
}
