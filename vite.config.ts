import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const services = [
  '/api',
  '/export-api',
  '/auth',
  '/bff-admin',
  '/flags',
  '/config.json',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/docs',
]
const backend = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** `vite build --mode gallery` builds the preview gallery, apart from the console. */
export default defineConfig(({ mode }) => ({
  ...(mode === 'gallery' && { base: '/gallery/' }),
  plugins: [react()],
  // RJSF brings a Markdown renderer for descriptions, which our templates do not use: 31 kB less.
  resolve: { alias: [{ find: /^markdown-to-jsx(\/react)?$/, replacement: at('./src/app/noMarkdown.ts') }] },
  build: {
    outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
    ...(mode === 'gallery' && { rolldownOptions: { input: at('./gallery/index.html') } }),
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: Object.fromEntries(services.map((path) => [path, backend])) },
}))
