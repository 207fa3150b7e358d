import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import { offeringOf } from '#server/messages/offeringOf.ts'
import { startWork } from '#server/start/startWork.ts'
import { Work } from '#server/work/work.ts'
import { until } from '../../until.ts'
import { type Browser, signedIn } from '../auth/browser.ts'
import type { OpenFresh } from '../db/engines.ts'
import { startMailServer } from '../messages/mailServer.ts'
import { people } from '../people.ts'
import { openTestServer } from '../testServer.ts'

export const OCTOBER = { beginAt: Date.UTC(2026, 9, 1) / 1000, endAt: Date.UTC(2026, 10, 1) / 1000 - 1 }

export const linesOf = (file: string) => parse(file, { delimiter: ';', bom: true }) as string[][]

/** A server that works and sends mails, and what a person of level 1 does with it for the payroll of its institutions. */
export const openHouse = async (open: OpenFresh) => {
  const mails = await startMailServer()
  const server = await openTestServer(open)
  const { database } = server
  const retries = { retryDelay: 1, retryDelayMax: 1 }
  const work = await Work.open(database, { onError: () => {}, pollSeconds: 0.5, retries })
  const app = await server.another({ smtpUrl: mails.url }, { work })
  await startWork(database, work, { ...server.config, smtpUrl: mails.url })
  const provider = await signedIn(app, people.provider)

  const add = async (path: string, payload: object, institution: number | number[] = 1): Promise<number> => {
    const made = await provider.send({ method: 'POST', url: path, payload: { institution, ...payload } })
    expect(made.statusCode, made.body).toBe(201)
    return made.json().data.id
  }
  const list = async (resource: string, query: object, select: readonly string[], who = provider) => {
    const search = JSON.stringify({ query, select, orderby: [{ columnName: 'id', orientation: 'asc' }] })
    const answer = await who.send({ method: 'POST', url: `/export-api/v2/${resource}`, payload: { search } })
    return answer.json().data as Record<string, unknown>[]
  }
  return {
    server,
    mails,
    offering: offeringOf(server.config, work.enqueue),
    app,
    provider,
    add,
    list,
    timeCode: (code: string, institution = 1, more: object = {}) =>
      add('/api/v2/schedule', { code, beginAt: '20:00', endAt: '06:00', ...more }, [institution]),
    mission: (begin: string, end: string, more: object = {}, institution = 1) =>
      add('/api/v2/mission', { beginAt: begin, endAt: end, workerType: 1, ...more }, institution),
    ask: (institution = 1, days: object = OCTOBER) => add('/export-api/v2/export', days, institution),
    settled: (id: number, state = 'done') =>
      until(async () => {
        const [row] = await list('export', { id }, ['state', 'exported', 'leftOut', 'version'])
        expect(row?.state).toBe(state)
        return row
      }),
    get: (id: number, part = '', who: Browser = provider) =>
      who.send({ method: 'GET', url: `/export-api/v2/export/${id}/file${part}` }),
    count: async (sql: string): Promise<number> => {
      const { rows } = await database.session((session) => session.query(`select count(*) as n from ${sql}`))
      return Number(rows[0]?.n)
    },
    close: async () => {
      await work.close()
      await server.close()
      await mails.close()
    },
  }
}
export type House = Awaited<ReturnType<typeof openHouse>>
