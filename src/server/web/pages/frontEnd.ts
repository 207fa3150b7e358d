import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from '../../errors.ts'
import { isServicePath } from '../isServicePath.ts'
import { changePolicy } from './changePolicy.ts'
import { inlineScripts } from './inlineScripts.ts'

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
  const scripts = inlineScripts(join(dist, 'index.html'))
  app.get<{ Params: { '*': string } }>('/*', { schema }, async (request, reply) => {
    const name = request.params['*']
    if (!files.has(name) && !isNavigation(request)) throw new HttpProblem(404)
    if (files.has(name)) return reply.sendFile(name, { maxAge: '1h' })
    return allowing(reply, await scripts())
      .header('cache-control', 'no-cache')
      .sendFile('index.html', { cacheControl: false })
  })
}

/** The page alone runs the scripts that stand in it (CSP level 3, hash-source). */
const allowing = (reply: FastifyReply, scripts: readonly string[]): FastifyReply =>
  changePolicy(reply, "script-src 'self'", ["script-src 'self'", ...scripts].join(' '))

/** Somebody opens a screen: a page is asked for, not a file and not a service. */
const isNavigation = ({ url, headers }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0] ?? ''
  return !isServicePath(path) && !/\.\w+$/.test(path) && /text\/html/.test(headers.accept ?? '')
}
