import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpProblem } from '../../errors.ts'
import { changePolicy } from './changePolicy.ts'
import { madeOnce } from './madeOnce.ts'

const schema = { hide: true } as const
/** Files of a built gallery, by what they may be called. */
const known = /^(?:favicon\.svg|assets\/(?:[\w-]+\/)*[\w.-]+\.\w+)$/

/**
 * The preview gallery at `/gallery` and its files, built when first asked for; 404 where nothing builds it, in production
 * always. Its policy differs from the console's in one word: the gallery shows its stage in a frame of its own.
 */
export const registerGallery = (app: FastifyInstance, build: (() => Promise<string>) | undefined): void => {
  const folder = madeOnce(build)
  const page = async (reply: FastifyReply) => {
    const dist = await folder()
    return framedByItself(reply)
      .header('cache-control', 'no-cache')
      .sendFile('gallery/index.html', dist, { cacheControl: false })
  }
  app.get('/gallery', { schema }, (_, reply) => page(reply))
  app.get<{ Params: { '*': string } }>('/gallery/*', { schema }, async (request, reply) => {
    const path = request.params['*']
    if (path === '') return page(reply)
    if (!known.test(path)) throw new HttpProblem(404)
    return reply.sendFile(path, await folder(), { maxAge: '365d', immutable: true })
  })
}

const framedByItself = (reply: FastifyReply): FastifyReply =>
  changePolicy(reply, "frame-ancestors 'none'", "frame-ancestors 'self'").header(
    'x-frame-options',
    'SAMEORIGIN',
  )
