import type { Page } from '@playwright/test'

/** Everything the page asks of the server, in order, and everything its console says. */
export const heard = (page: Page) => {
  const asked: string[] = []
  const said: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  return { asked, said }
}

export const isScript = (path: string) => /^\/assets\/index-.*\.js$/.test(path)

/** Holds the first scripts back until the function that it gives is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => isScript(pathname),
    async (route) => {
      await promise
      await route.continue()
    },
  )
  return resolve
}

/** Loads a page, and waits for something that it asks for before any of its first scripts is there. */
export const askedBeforeScripts = async (
  page: Page,
  path: RegExp,
  load: () => Promise<unknown>,
): Promise<void> => {
  const asked = page.waitForRequest((one) => path.test(one.url()))
  const release = await holdScripts(page)
  await load()
  await asked
  release()
}
