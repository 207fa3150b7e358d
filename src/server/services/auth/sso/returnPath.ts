import { isServicePath } from '../../../web/isServicePath.ts'

/** Stands for this server, whatever it is called. */
const here = 'https://here.invalid'
const longest = 2000

/**
 * The page that somebody came from, as a path of this server; the start for anything else. A browser reads `//host`, `/\host`
 * and a path with a line break as other servers; whatever it would read as such is none of ours (OWASP ASVS 5.0, 3.7.2).
 */
export const returnPathOf = (asked: unknown): string => {
  if (typeof asked !== 'string' || asked.length > longest || !asked.startsWith('/')) return '/'
  const url = URL.parse(asked, here)
  if (!url || url.origin !== here || url.pathname.startsWith('//')) return '/'
  return isServicePath(url.pathname) ? '/' : url.pathname + url.search + url.hash
}
