import { expect } from 'vitest'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import type { Built } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { OTHER, OWN, SIBLING } from '#tests/server/world.ts'
import { type Canaries, plainFingerprints } from './canaries.ts'

/** Resources that have a secret column. */
export const secretive = (all: readonly Resource[]): Resource[] =>
  all.filter(({ secrets }) => secrets.length > 0)

/** Writes canaries through every route that takes rows, also where it refuses them; gives all that was answered. */
export const writeCanaries = async (built: Built, canaries: Canaries): Promise<string[]> => {
  const { server, resources, row, body, patch } = built
  const answers: string[] = []
  const prints: string[] = []
  let key = 0
  const send = async (wanted: number, method: string, url: string, sent: object, headers = {}) => {
    const keyed = { 'idempotency-key': `canary ${key++}`, ...headers }
    for (let again = 0; again < 2; again++) {
      const answer = await server.call(person(), method, url, sent, keyed)
      expect(answer.status, `${method} ${url} ${answer.text}`).toBe(wanted)
      answers.push(answer.text, JSON.stringify(answer.headers))
    }
    prints.push(...plainFingerprints(method, url, sent))
  }
  for (const resource of secretive(resources.all)) {
    const { entity, path, secrets } = resource
    const { insert, update, remove } = entity.access
    const line = (n: number, place: number) => {
      const { institution: _, ...rest } = body(resource, n, [place])
      return { ...rest, ...canaries.of(resource) }
    }
    if (insert.may !== 'nobody') {
      if (remove.may !== 'nobody')
        await server.call(person(), 'DELETE', `${path}/${row(entity.name, SIBLING)}`)
      const whole = () => ({ ...body(resource, 900, [SIBLING]), ...canaries.of(resource) })
      await send(201, 'POST', path, whole())
      await send(200, 'POST', `${path}/upsert-batch`, { batch: [line(901, OTHER)], IDInstitution: OTHER })
      for (const { name } of secrets) {
        await send(400, 'POST', path, { ...whole(), [name]: canaries.one().padEnd(1001, 'x') })
        await send(400, 'POST', path, { ...whole(), [name]: [canaries.one()] })
        await send(400, 'POST', path, { ...whole(), noSuchColumn: canaries.one() })
        await send(400, 'POST', `${path}/upsert-batch`, {
          batch: [{ ...line(902, OTHER), [name]: { x: canaries.one() } }],
          IDInstitution: OTHER,
        })
      }
    }
    if (update.may !== 'nobody') {
      const url = `${path}/${row(entity.name, OWN)}`
      const change = () => ({ ...patch(resource, 903), ...canaries.of(resource) })
      await send(200, 'PUT', url, change(), { 'if-match': '"1"' })
      await send(412, 'PUT', url, change(), { 'if-match': '"1"' })
      await send(200, 'PUT', url, change())
      await send(404, 'PUT', `${path}/1999999999`, change(), { 'if-match': '"1"' })
    }
  }
  const kept = await storedPrints(built)
  expect(kept.length).toBeGreaterThan(2)
  expect(kept.filter((print) => prints.includes(print))).toEqual([])
  return answers
}

const storedPrints = async ({ server }: Built): Promise<string[]> => {
  const rows = await server.database.kysely.selectFrom('idempotency').select('fingerprint').execute()
  return rows.map((r) => String(r.fingerprint))
}
