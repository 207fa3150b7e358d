import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

const sourcesIn = (page: string): readonly string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/**
 * Sources, `'sha256-…'`, of the scripts that stand in the page of this file, as it is by now: they alone may run. Whoever
 * builds the front end anew under a running server changes them. None where there is no such file.
 */
export const inlineScripts = (file: string): (() => Promise<readonly string[]>) => {
  let known: { readonly at: number; readonly sources: readonly string[] } | undefined
  return async () => {
    const at = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (at === undefined) return []
    if (known?.at !== at) known = { at, sources: sourcesIn(await readFile(file, 'utf8')) }
    return known.sources
  }
}
