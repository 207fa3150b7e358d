import type { FastifyInstance } from 'fastify'
import { repeatedly } from '../work/repeatedly.ts'

/** How long it waits between two looks, in milliseconds. */
const pause = 50

/**
 * At the end requests in hand are answered, then every connection is closed: one that a browser keeps
 * open, or has opened without asking anything yet, would hold the process back. Requests that were given up are waited for by nobody,
 * others for `patience` milliseconds at most.
 */
export const closeAfterLastAnswers = (app: FastifyInstance, patience = 8000): void => {
  let inHand = 0
  let closing = false
  app.addHook('onRequest', (_request, reply, done) => {
    inHand += 1
    // `onResponse` is for whole answers only: nobody tells it of requests that are given up.
    reply.raw.once('close', () => {
      inHand -= 1
    })
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', (done) => {
    closing = true
    if (app.server.listening) {
      const until = Date.now() + patience
      const closeIdle = () => {
        if (inHand === 0 || Date.now() > until) app.server.closeAllConnections()
      }
      const looking = repeatedly(closeIdle, { pause, warn: app.log.warn.bind(app.log) })
      app.server.once('close', looking.close)
    }
    done()
  })
}
