import type { PageFiles } from './pageFiles.ts'

const link = (href: string): void => {
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href }))
}

/** Fetches beside the scripts what the page at this address is drawn with: its words, its code, its styles. */
export const fetchAhead = ({ words, pages }: PageFiles, language: string, path: string): void => {
  const { first = [], later = [] } = words[language] ?? {}
  const page = pages[path]
  for (const href of first) link(href)
  if (!page) return
  for (const href of [...page.files, ...(page.later ? later : [])]) link(href)
}
