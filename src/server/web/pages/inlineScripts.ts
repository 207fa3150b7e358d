import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sources, `'sha256-…'`, of the scripts that stand in the page of the built front end: they alone may run. */
export const inlineScripts = (dist: string | undefined): readonly string[] => {
  const page = dist && join(dist, 'index.html')
  if (!page || !existsSync(page)) return []
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
