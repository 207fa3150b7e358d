import type { BrowserContext, Request } from '@playwright/test'

/** Signing in and out leaves the rows as they are, and is everybody's own; which parts are on is asked for by POST. */
const changesNothing = /^\/(?:auth\/(?:login|token\/refresh)|bff-admin\/logout|admin\/logout|flags)$/

const isWrite = (request: Request): boolean => {
  const method = request.method()
  if (method === 'GET' || method === 'HEAD') return false
  // Lists are asked for by POST, with what is searched for.
  const reads = method === 'POST' && /^\{"search":/.test(request.postData() ?? '')
  return !reads && !changesNothing.test(new URL(request.url()).pathname)
}

/** Every call of the context's pages that could change what another file finds; grows as they are sent. */
export const writesOf = (context: BrowserContext): readonly string[] => {
  const writes: string[] = []
  context.on('request', (request) => {
    if (isWrite(request)) writes.push(`${request.method()} ${request.url()}`)
  })
  return writes
}
