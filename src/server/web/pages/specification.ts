import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpProblem } from '../../errors.ts'
import type { AuthContext } from '../../services/auth/principal/authContext.ts'
import { documentationGuard } from './documentationGuard.ts'
import { madeOnce } from './madeOnce.ts'

const schema = { hide: true } as const

/**
 * What there is: a style sheet, indexes of languages, sources, flows and the map, pages of tables, of screens without one, of
 * entities without either, of changes and since approvals, sample files, pictures of screens. Nothing else of the folder is handed out.
 */
const known =
  /^(?:specification\.css|(?:[\w-]+\/)?index\.html|[\w-]+\/(?:sources|flows|map)\.html|[\w-]+\/(?:tables|pages|entities|changes|approvals)\/[\w-]+\.html|[\w-]+\/files\/[\w-]+\.csv|pictures\/[\w-]+\.png)$/

/**
 * What product people read of every table, at `/specification`: written when first asked for, 404 where nothing writes it. As
 * the documentation of the API it is for everybody, or with `docs` closed for level 1.
 */
export const registerSpecification = async (
  app: FastifyInstance,
  auth: AuthContext,
  write: (() => Promise<string>) | undefined,
): Promise<void> => {
  const folder = madeOnce(write)
  const send = async (reply: FastifyReply, path: string) => {
    if (!known.test(path)) throw new HttpProblem(404)
    const root = await folder()
    if (!existsSync(join(root, path))) throw new HttpProblem(404)
    return reply.header('cache-control', 'no-cache').sendFile(path, root, { cacheControl: false })
  }
  // Within a scope of its own, so that the guard stands before every file of it.
  await app.register(async (scope) => {
    if (auth.config.docs === 'closed') scope.addHook('onRequest', documentationGuard(auth))
    scope.get('/specification', { schema }, (_, reply) => reply.redirect('/specification/index.html'))
    scope.get<{ Params: { '*': string } }>('/specification/*', { schema }, (request, reply) => {
      const path = request.params['*']
      const isFolder = path === '' || path.endsWith('/')
      return send(reply, isFolder ? `${path}index.html` : path)
    })
  })
}
