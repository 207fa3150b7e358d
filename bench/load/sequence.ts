import { mixer } from './mixer.ts'
import { inserted, listed, type Sent, updated } from './requests.ts'
import type { Shots } from './shots.ts'

let written = 0

/** Gives what is sent next, one after the other. */
export const requestsOf = ({ what, headers }: Shots): (() => Sent) => {
  let sent = -1
  switch (what.kind) {
    case 'mix':
      return mixer(what)
    case 'read':
      return () => {
        sent++
        return { request: listed(what.path, headers, what.bodies[sent % what.bodies.length]) }
      }
    case 'insert':
      return () => ({ request: inserted(what.path, headers, what.row) })
    case 'update':
      return () => {
        sent++
        const row = what.rows[sent % what.rows.length]
        if (!row) throw new Error('there is no row to change')
        const version = row.version + Math.floor(sent / what.rows.length)
        const body = { ...row.body, interfacingCode: `U${++written}` }
        return { request: updated(row.path, headers, version, body) }
      }
  }
}
