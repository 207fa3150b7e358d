import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { authorizationOf } from './authorization.ts'
import { serverOf } from './faults.ts'
import { expect, rows, test } from './fixtures.ts'

/** A page of another site, for whoever has the console open: `localhost` is not the site of 127.0.0.1. */
const foreignSite = async (html: string) => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}

const body = JSON.stringify({ code: 'FOREIGN', beginAt: '07:00', endAt: '15:00', institution: [1] })

/** Eight ways in which a page has a browser call another site. Runs in the page; told when all have been sent. */
const fire = async ({ url, paths, body }: { url: string; paths: readonly string[]; body: string }) => {
  const sent: Promise<unknown>[] = []
  const send = (path: string, init: RequestInit) =>
    sent.push(fetch(url + path, { credentials: 'include', ...init }).catch(() => undefined))
  const form = (path: string, enctype: string, method = 'post') => {
    const target = `frame${document.forms.length}`
    const frame = document.body.appendChild(Object.assign(document.createElement('iframe'), { name: target }))
    sent.push(new Promise((loaded) => frame.addEventListener('load', loaded, { once: true })))
    const made = Object.assign(document.createElement('form'), {
      action: url + path,
      method,
      enctype,
      target,
    })
    const input = Object.assign(document.createElement('input'), { name: body, value: '' })
    made.append(input)
    document.body.append(made)
    made.submit()
  }
  for (const path of paths) {
    form(path, 'application/x-www-form-urlencoded')
    form(path, 'multipart/form-data')
    form(path, 'text/plain')
    form(path, 'application/x-www-form-urlencoded', 'get')
    send(path, { method: 'POST', mode: 'no-cors', body, headers: { 'content-type': 'text/plain' } })
    send(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    send(path, { method: 'DELETE' })
    navigator.sendBeacon(url + path, new Blob([body], { type: 'text/plain' }))
  }
  await Promise.all(sent)
}

/** What the console's own page can be asked about by a script that got into it. Runs in the page: where it finds the text. */
const search = async (secret: string): Promise<readonly string[]> => {
  const found: string[] = []
  const stores = {
    localStorage,
    sessionStorage,
    cookie: document.cookie,
    html: document.documentElement.outerHTML,
  }
  for (const [name, store] of Object.entries(stores))
    if (JSON.stringify(typeof store === 'string' ? store : { ...store }).includes(secret)) found.push(name)
  for (const { name = '' } of await indexedDB.databases()) found.push(`database ${name}`)
  for (const name of await caches.keys()) found.push(`cache ${name}`)
  const seen = new Set<unknown>()
  const elements = [...document.querySelectorAll('*')]
  const left: [string, unknown][] = [
    ['window', window],
    ...elements.map((one): [string, unknown] => [one.tagName, one]),
  ]
  for (let next = left.pop(); next; next = left.pop()) {
    if (seen.size > 2_000_000) return ['more than can be looked through']
    const [path, value] = next
    if (typeof value === 'string' && value.includes(secret)) found.push(path)
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
      continue
    seen.add(value)
    const parts = value instanceof Map ? [...value] : value instanceof Set ? [...value] : []
    for (const [n, part] of parts.entries()) left.push([`${path}(${n})`, part])
    for (const key of Reflect.ownKeys(value))
      try {
        const part = Reflect.get(value, key)
        // Getters of the platform's want another object: they throw, or promise what they do not give.
        if (part instanceof Promise) part.catch(() => undefined)
        left.push([`${path}.${String(key)}`.slice(-200), part])
      } catch {}
  }
  return found
}

// T39
test('a page of another site that calls the console’s server, with the cookie or without, changes nothing and ends nothing', async ({
  page,
  logIn,
  context,
  request,
  server,
}) => {
  await logIn()
  const { find, count } = await serverOf(request, server.url)
  const before = await count(1)
  const foreign = await foreignSite('<!doctype html><title>Win a car</title><body></body>')
  try {
    const other = await context.newPage()
    await other.goto(foreign.url)
    const answers: number[] = []
    other.on('response', (one) => void (one.url().startsWith(server.url) && answers.push(one.status())))
    const paths = [
      '/api/v2/schedule',
      '/api/v2/schedule/1',
      '/api/v2/schedule/upsert-batch',
      '/bff-admin/logout',
      '/auth/token/refresh',
      '/auth/password/reset',
    ]
    await other.evaluate(fire, { url: server.url, paths, body })
    expect(answers.length).toBeGreaterThan(paths.length)
    expect(answers.filter((status) => status < 400 && status !== 204)).toEqual([])
  } finally {
    foreign.close()
  }
  expect(await count(1)).toBe(before)
  expect(await find('FOREIGN')).toEqual([])
  // The cookie is the one of before: whoever had the console open goes on.
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
})

test('neither the console nor its sign-in is shown within a page of another site', async ({
  page,
  logIn,
  context,
  server,
}) => {
  await logIn()
  await page.close()
  const frames = ['/console#schedule', '/login', '/docs', '/gallery'].map(
    (path) => `<iframe src="${server.url}${path}"></iframe>`,
  )
  const foreign = await foreignSite(`<!doctype html><title>Frames</title><body>${frames.join('')}</body>`)
  try {
    const other = await context.newPage()
    const refused: string[] = []
    other.on('console', (said) => void (said.text().includes('frame-ancestors') && refused.push(said.text())))
    await other.goto(foreign.url)
    await expect.poll(() => refused.length).toBe(frames.length)
    for (const frame of other.frames().slice(1)) await expect(frame.locator('#root')).toHaveCount(0)
  } finally {
    foreign.close()
  }
})

test('a script that got into the page finds no token in what the page keeps, holds or draws', async ({
  page,
  logIn,
  context,
}) => {
  const token = (await authorizationOf(page, logIn)).replace('Bearer ', '')
  expect(token.split('.')).toHaveLength(3)
  // It does find what is there.
  await page.evaluate((planted) => Object.assign(window, { planted: { deep: [planted] } }), token)
  expect(await page.evaluate(search, token)).toEqual(['window.planted.deep.0'])
  await page.evaluate(() => Reflect.deleteProperty(window, 'planted'))
  expect(await page.evaluate(search, token)).toEqual([])
  const [cookie] = (await context.cookies()).filter(({ name }) => name.endsWith('pupitre_refresh'))
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect(await page.evaluate(search, cookie?.value ?? '')).toEqual([])
})
