import type { AddressInfo } from 'node:net'
import createClient, { type Middleware } from 'openapi-fetch'
import type { components, paths } from '#generated/openapi.d.ts'
import { password } from '#tests/server/people.ts'
import { openTestServer } from '#tests/server/testServer.ts'
import { answerProblems } from '../document.ts'

type Schemas = components['schemas']

/** The text of a search, of the type that the document says it holds: `searchOf<'Schedule'>({ select: ['code'] })`. */
export const searchOf = <N extends string>(
  search: `${N}Search` extends keyof Schemas ? Schemas[`${N}Search`] : never,
): { search: string } => ({ search: JSON.stringify(search) })

/** A generated client of a server that listens, and what was called. */
export const openClient = async () => {
  const server = await openTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const client = createClient<paths>({ baseUrl: `http://127.0.0.1:${port}` })
  const calls: string[] = []
  const problems: string[] = []
  let token: string | undefined
  const watched: Middleware = {
    onRequest: ({ request }) => {
      if (token) request.headers.set('authorization', `Bearer ${token}`)
      return request
    },
    onResponse: async ({ request, response, schemaPath }) => {
      const told = `${request.method} ${schemaPath} ${response.status}`
      calls.push(told)
      const body: unknown = await response.clone().json()
      const found = answerProblems(schemaPath, request.method.toLowerCase(), response.status, body)
      problems.push(...found.map((problem) => `${told}: ${problem}`))
    },
  }
  client.use(watched)
  return {
    client,
    calls,
    /** Where an answer was another than the document says. */
    problems,
    signIn: async (email: string) => {
      token = undefined
      const { data, error } = await client.POST('/auth/login', { body: { email, password } })
      if (!data) throw new Error(JSON.stringify(error))
      token = data.data.token
      return data.data.user
    },
    close: server.close,
  }
}
