import { afterAll } from 'vitest'
import type { ErrorAnswer } from '#protocol/problem.ts'
import type { FileFault, KnownTag } from '#protocol/services/shiftTemplate.ts'
import { type Browser, signedIn } from '../auth/browser.ts'
import type { OpenFresh } from '../db/engines.ts'
import { onceAFile } from '../onceAFile.ts'
import { people } from '../people.ts'
import { openTestServerOn } from '../testServer.ts'
import { formOf, formType, type Given, type Part } from './files.ts'

const PATH = '/mission-service/v1/shiftTemplate'

interface Body extends Partial<ErrorAnswer> {
  // biome-ignore lint/suspicious/noExplicitAny: a template or several
  readonly data?: any
  readonly count?: number
  readonly known?: readonly KnownTag[]
  readonly faults?: readonly FileFault[]
}
export const templatesOf = (open: OpenFresh) =>
  onceAFile(open, async (database) => {
    const server = await openTestServerOn(database)
    afterAll(() => server.close())
    const browsers = new Map<string, Browser>()
    for (const who of Object.values(people)) browsers.set(who, await signedIn(server.app, who))
    const call = async (
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      {
        parts,
        headers = {},
        who = people.provider,
      }: { parts?: readonly Part[]; headers?: object; who?: string } = {},
    ) => {
      const answer = await browsers.get(who)?.send({
        method,
        url: PATH + path,
        headers: {
          ...(parts && { 'content-type': formType }),
          ...headers,
        },
        ...(parts && { payload: formOf(parts) }),
      })
      if (!answer) throw new Error(`${who} is not signed in`)
      const isJson = String(answer.headers['content-type']).includes('json')
      const body: Body = isJson ? answer.json() : {}
      return { status: answer.statusCode, body, headers: answer.headers, bytes: answer.rawPayload }
    }
    const rowsOf = async (sql: string) => {
      const { rows } = await database.session((session) => session.query(sql))
      return rows
    }
    return {
      server: { forget: () => {} },
      call,
      create: (file: Given, institution: number | string = 1, headers = {}, who = people.provider) =>
        call('POST', '', {
          parts: [
            ['institution', String(institution)],
            ['file', file],
          ],
          headers,
          who,
        }),
      replace: (id: number, file: Given, headers = {}, who = people.provider) =>
        call('PUT', `/${id}`, { parts: [['file', file]], headers, who }),
      /** Puts what is no document in the place of every file that is kept. */
      spoil: () => rowsOf(`update "file" set "bytes" = 'no document'::bytea`),
      /** Names of all files that are kept. */
      files: () => rowsOf('select "name" from "file" order by "id"'),
      audit: () =>
        rowsOf(
          `select "action", "row", "institutions", "before" ->> 'templateName' as "before", "after" ->> 'templateName' as "after" from "audit" where "entity" = 'shiftTemplate' order by "id"`,
        ),
    }
  })
