/**
 * Called after each statement that succeeded, with its place in its transaction (0, 1…; undefined outside one).
 * Throwing makes the statement fail: the transaction rolls back as if the server had refused it.
 */
export type OnStatement = (sql: string, indexInTransaction: number | undefined) => void

/**
 * `PUPITRE_FAILPOINT=kill:<n>` ends this process by SIGKILL right after its n-th statement (from 1) inside a
 * transaction. Heeded only under NODE_ENV=test.
 */
export function failpointFromEnvironment(environment = process.env): OnStatement | undefined {
  if (environment.NODE_ENV !== 'test') return undefined
  const at = Number(/^kill:(\d+)$/.exec(environment.PUPITRE_FAILPOINT ?? '')?.[1] ?? 0)
  if (at === 0) return undefined
  let count = 0
  return (_sql, index) => {
    if (index === undefined) return
    count++
    if (count === at) process.kill(process.pid, 'SIGKILL')
  }
}
