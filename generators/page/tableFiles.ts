import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../files.ts'
import { localeFiles } from '../labels/locale.ts'
import { languages } from '../languages.ts'
import { partOf } from './declaredInParts.ts'

/** What a table says in a language, as the build finds it. */
const tableWords = /\/locales\/([^/]+)\/tables\/([\w-]+)\.json\?place&alone$/

/** The language and the table whose words a module is. */
export const tableOf = (
  id: string | null,
): { readonly language: string; readonly table: string } | undefined => {
  const [, language, table] = tableWords.exec(id ?? '') ?? []
  return language && table ? { language, table } : undefined
}

const rest = 'assets/[name]-[hash].js'

/**
 * Names of built files. The words of tables stand in folders whose one name is made from all of them, so that the page can
 * tell the address of each without a list of a hundred.
 */
export const chunkFileNames = (): ((chunk: { readonly facadeModuleId: string | null }) => string) => {
  const hash = createHash('sha256')
  for (const language of languages)
    for (const path of localeFiles(projectRoot, language)) hash.update(readFileSync(join(projectRoot, path)))
  const folder = `assets/tables-${hash.digest('base64url').slice(0, 8)}`
  return ({ facadeModuleId }) => {
    const words = tableOf(facadeModuleId)
    if (words) return `${folder}/${words.language}/${words.table}.js`
    const declared = partOf(facadeModuleId)
    return declared ? `assets/tables/${declared}-[hash].js` : rest
  }
}
