import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createGzip } from 'node:zlib'
import { build } from 'vite'

const pages = fileURLToPath(new URL('pages/', import.meta.url))
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

export interface Site {
  readonly url: string
  close(): Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Builds pages of `bench/pages` for production, with the project's own settings, and serves them compressed.
 * Cross-origin isolated: the browser's clock is then 5 µs fine. `routes` answer before the files do.
 */
export const openSite = async (
  names: readonly string[],
  routes: Readonly<Record<string, Handler>> = {},
): Promise<Site> => {
  const outDir = mkdtempSync(join(tmpdir(), 'pupitre-bench-'))
  const input = Object.fromEntries(names.map((name) => [name, join(pages, `${name}.html`)]))
  await build({
    root: pages,
    configFile,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  })
  const server = createServer((request, response) => {
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.setHeader('cross-origin-embedder-policy', 'require-corp')
    const { pathname } = new URL(request.url ?? '/', 'http://bench')
    const route = routes[pathname]
    if (route) void route(request, response).catch((error) => response.destroy(error))
    else sendFile(join(outDir, pathname), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

const sendFile = (file: string, response: ServerResponse): void => {
  if (!existsSync(file)) return void response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'gzip',
  })
  createReadStream(file).pipe(createGzip()).pipe(response)
}
