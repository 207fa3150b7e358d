import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown, runnerImport } from 'vite'
import type { Ahead } from '../../src/app/early/ahead.tsx'
import type { PageFiles } from '../../src/app/early/pageFiles.ts'
import { wordsInParts } from '../wordsInParts.ts'
import { filesOfPages } from './filesOfPages.ts'

const at = (path: string) => fileURLToPath(new URL(`../../src/app/${path}`, import.meta.url))

/** One of the page's own small scripts, which stand in the page: one round trip less than a file. */
const scriptOf = async (name: 'head' | 'page', files: PageFiles): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: at(`early/${name}.ts`), output: { format: 'iife' } },
    },
  })
  const [
    {
      output: [script],
    },
  ] = [built].flat() as [Rolldown.RolldownOutput]
  return script.code
}

const noFiles: PageFiles = { words: {}, tables: { declared: {}, first: '', folders: {} }, pages: {} }

/** Markup has no styles of its own: the page's style sheet is there. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (/\.(?:recipe\.ts|css)$/.test(source) ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
}

/** What the page shows in each language before its scripts are there. */
const drawnAhead = async (): Promise<Readonly<Record<string, Ahead>>> => {
  const { module } = await runnerImport<typeof import('../../src/app/early/ahead.tsx')>(
    at('early/ahead.tsx'),
    { plugins: [withoutStyles, wordsInParts], logLevel: 'error' },
  )
  return module.ahead
}

/** Writes into the page what it does before its scripts are there. */
export const earlyPage: Plugin = {
  name: 'early-page',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle, filename }) => {
      if (filename.includes('/gallery/')) return html
      const files = bundle ? filesOfPages(bundle, (await import('#schemas')).catalogue) : noFiles
      const [first, last] = await Promise.all([scriptOf('head', files), scriptOf('page', files)])
      const drawn = bundle ? await drawnAhead() : {}
      const tags = [
        ...Object.entries(drawn).map(([language, { signIn, starting }]) => ({
          tag: 'template',
          attrs: { 'data-language': language, 'data-starting': starting },
          children: signIn,
          injectTo: 'body' as const,
        })),
        { tag: 'script', children: last, injectTo: 'body' as const },
      ]
      return { html: html.replace('</title>', () => `</title>\n    <script>${first}</script>`), tags }
    },
  },
}
