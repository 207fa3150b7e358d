import { existsSync, readdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from '../../errors.ts'
import { isServicePath } from '../isServicePath.ts'

const schema = { hide: true } as const

/**
 * Serves the built front end of the folder `dist`. Files under `assets/` bear a hash of their content
 * and are kept for ever; the page itself is asked for each time; a navigation to any screen gets the page.
 */
export const registerFrontEnd = async (app: FastifyInstance, dist: string | undefined): Promise<void> => {
  if (dist === undefined || !existsSync(dist)) return
  await app.register(fastifyStatic, { root: dist, serve: false, preCompressed: true })
  const files = new Set(
    readdirSync(dist, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'index.html' ? entry.name : [],
    ),
  )
  app.get<{ Params: { '*': string } }>('/assets/*', { schema }, (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`, { maxAge: '365d', immutable: true }),
  )
  app.get<{ Params: { '*': string } }>('/*', { schema }, (request, reply) => {
    const name = request.params['*']
    if (!files.has(name) && !isNavigation(request)) throw new HttpProblem(404)
    if (files.has(name)) return reply.sendFile(name, { maxAge: '1h' })
    return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
  })
}

/** Somebody opens a screen: a page is asked for, not a file and not a service. */
const isNavigation = ({ url, headers }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0] ?? ''
  return !isServicePath(path) && !/\.\w+$/.test(path) && /text\/html/.test(headers.accept ?? '')
}
