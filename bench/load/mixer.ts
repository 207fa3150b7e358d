import { inserted, listed, type Sent, updated } from './requests.ts'
import type { Changeable, Mix } from './shots.ts'

/** Seven lists to three writes, which never come in a burst. */
const isWrite = [false, false, true, false, false, true, false, false, true, false]
const pauses = ['00:20', '00:40']
/** Versions by path, of what this process has changed: it outlives one lot of shots. */
const versions = new Map<string, number>()

/** What the people of a mix send. A row is changed by one at a time, with the version that it has: nobody has to be refused. */
export const mixer = ({ people, writers, reads, rows, inserts, insertEvery }: Mix): (() => Sent) => {
  const free: Changeable[] = [...rows]
  let [sent, read, wrote, changed, added] = [0, 0, 0, 0, 0]
  const ask = (): Sent => {
    const one = reads[read++ % reads.length]
    if (!one) throw new Error('there is no list to ask for')
    return { request: listed(one.path, people[one.by] ?? {}, one.body) }
  }
  const insert = (): Sent => ({
    request: inserted(
      inserts.path,
      people[wrote % writers] ?? {},
      inserts.rows[added++ % inserts.rows.length],
    ),
  })
  const update = (): Sent => {
    const row = free.shift()
    if (!row) throw new Error('there is no row to change')
    const version = versions.get(row.path) ?? row.version
    const body = { ...row.body, break: pauses[version % pauses.length] }
    const answered = (status: number) => {
      if (status < 300) versions.set(row.path, version + 1)
      free.push(row)
    }
    return { request: updated(row.path, people[changed++ % writers] ?? {}, version, body), answered }
  }
  return () => {
    if (!isWrite[sent++ % isWrite.length]) return ask()
    return ++wrote % insertEvery === 0 ? insert() : update()
  }
}
