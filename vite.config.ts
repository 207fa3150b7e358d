import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compiledAhead } from './generators/page/compiledAhead.ts'
import { declaredInParts } from './generators/page/declaredInParts.ts'
import { earlyPage } from './generators/page/earlyPage.ts'
import { filesTogether } from './generators/page/filesTogether.ts'
import { partsAgain } from './generators/page/partsAgain.ts'
import { chunkFileNames } from './generators/page/tableFiles.ts'
import { recipesAsSheets } from './generators/recipesAsSheets.ts'
import { wordsInParts } from './generators/wordsInParts.ts'
import { services } from './src/protocol/services.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const proxied = [...Object.values(services), '/config.json', '/healthz', '/readyz', '/openapi.json', '/docs']
const backend = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/**
 * What a list reads of a kind is built apart from its control, which stands in the same file: a module of its own for
 * each read view, so that the controls come with the forms.
 */
const cellsApart: Plugin = {
  name: 'cells-apart',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const isCell = importer?.endsWith('/widgets/cells.ts') || importer?.endsWith('?cell')
    // A sheet is there for its effect alone.
    if (!isCell || source.endsWith('.recipe.ts') || !/^\.\.?\/.*\.tsx?$/.test(source)) return
    const found = await this.resolve(source, importer?.replace('?cell', ''), { ...options, skipSelf: true })
    // What only a control reads of its neighbours would come with the list.
    if (!found?.id.includes('/renderer/widgets/')) return found
    return { ...found, id: `${found.id}?cell`, moduleSideEffects: false }
  },
}

/** RJSF resolves references between schemas as addresses; schemas of forms hold none: 8 kB less with the first form. */
const noReferences: Plugin = {
  name: 'no-references',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === 'fast-uri' ? '\0no-references' : undefined),
  load: (id) =>
    id === '\0no-references'
      ? "const refuse = () => { throw new Error('Schemas of forms hold no references') }\nexport default { equal: refuse, resolve: refuse }"
      : undefined,
}

/**
 * React Router makes its contexts and components by calls that its build does not mark as pure, so that what nobody
 * uses of them (its framework's pages, forms and scripts) would stay: 2 kB less at the start.
 */
const routerInUse: Plugin = {
  name: 'router-in-use',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$&/* @__PURE__ */ ')
        .replace(
          /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});/gm,
          '$1/* @__PURE__ */ (() => $2)();',
        )
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
  },
}

/** `vite build --mode gallery` builds the preview gallery, apart from the console. */
export default defineConfig(({ mode, command }) => ({
  ...(mode === 'gallery' && { base: '/gallery/' }),
  plugins: [
    cellsApart,
    declaredInParts,
    noReferences,
    routerInUse,
    partsAgain,
    recipesAsSheets,
    react(),
    wordsInParts,
    earlyPage,
    compiledAhead,
  ],
  // RJSF brings a Markdown renderer for descriptions, which our templates do not use: 31 kB less.
  resolve: {
    alias: [
      { find: /^markdown-to-jsx(\/react)?$/, replacement: at('./src/app/noMarkdown.ts') },
      // A schema that is wrong has failed the generators and the server before anybody sees a page.
      ...(command === 'build'
        ? [{ find: /^\.\/checks\/checkCatalogue\.ts$/, replacement: at('./src/app/checkedBefore.ts') }]
        : []),
    ],
  },
  build: {
    outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
    rolldownOptions: {
      ...(mode === 'gallery' && { input: at('./gallery/index.html') }),
      // What every start needs is one file: thirty small ones that later parts share with it press less well.
      output: {
        chunkFileNames: chunkFileNames(),
        codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }, filesTogether()] },
      },
    },
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: Object.fromEntries(proxied.map((path) => [path, backend])) },
}))
