import { isConsolePath } from '../console/place.ts'
import type { PageFiles } from './pageFiles.ts'

const link = (href: string): void => {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href }))
}

/** Fetches beside the scripts what the page at this address is drawn with: its words, what it declares, its code, its styles. */
export const fetchAhead = (
  { words, tables, pages }: PageFiles,
  language: string,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): void => {
  const { first = [], later = [] } = words[language] ?? {}
  const [named = ''] = hash.slice(1).split('/')
  const table = named || (isConsolePath(pathname) ? tables.first : '')
  for (const href of first) link(href)
  const declared = Object.hasOwn(tables.declared, table) ? tables.declared[table] : undefined
  if (declared) {
    link(declared)
    for (const folder of tables.folders[language] ?? []) link(`${folder}/${table}.js`)
  }
  const page = pages[pathname]
  if (!page) return
  for (const href of [...page.files, ...(page.later ? later : [])]) link(href)
}
