import { type ChildProcess, spawn } from 'node:child_process'

/** `npm run dev`: the services, started again at each change, and the front end with hot reload on port 5173. */
const start = (command: string, ...args: string[]): ChildProcess => spawn(command, args, { stdio: 'inherit' })

const parts = [
  start(process.execPath, '--watch', '--watch-preserve-output', 'generators/start.ts', '--services-only'),
  start('vite', '--clearScreen', 'false'),
]

const end = () => {
  for (const part of parts) part.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
for (const part of parts) part.once('exit', end)
