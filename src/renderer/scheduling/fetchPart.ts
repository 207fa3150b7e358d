/** Address → its fetching; one that failed is asked for again. */
const asked = new Map<string, Promise<unknown>>()

const script = async (href: string): Promise<unknown> => {
  const { ok, body } = await fetch(href)
  if (!ok) throw new TypeError(`${href} did not come`)
  // To the end, so that the browser keeps it for whoever imports it.
  return body?.pipeTo(new WritableStream())
}

const sheet = (href: string): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    reject(new TypeError(`${href} did not come`))
  }
  document.head.append(link)
  return promise
}

/** A sheet that was fetched ahead is drawn by nobody yet. */
const isThere = (href: string): boolean => {
  const end = `$="${new URL(href).pathname}"]`
  return document.querySelector(`[src${end},[href${end}:not([rel=preload])`) !== null
}

const come = (href: string): Promise<unknown> | undefined => {
  const known = asked.get(href)
  if (known || isThere(href)) return known
  const coming = (href.endsWith('.css') ? sheet : script)(href)
  asked.set(href, coming)
  coming.catch(() => asked.delete(href))
  return coming
}

const OWN = /import\(["'`](\.\/[^"'`]+)/

/**
 * Loads a part of the code once all that it consists of has come: in the place of the bundler's loader, which is given the files
 * that come along (`beside`, from the root), and not that of a part of one file. Firefox before 155 never asks again for a module
 * that it has imported in vain. Source: HTML standard, "fetch a single module script", before whatwg/html#10327 (2026).
 * @throws TypeError of a file that did not come; another call asks for it again
 */
export const fetchPart = async <M>(load: () => Promise<M>, beside: readonly string[] = []): Promise<M> => {
  const [, own] = OWN.exec(String(load)) ?? []
  const files = beside.map((file) => new URL(import.meta.env.BASE_URL + file, location.href).href)
  await Promise.all([...files, ...(own ? [new URL(own, import.meta.url).href] : [])].map(come))
  return load()
}
