import { fileURLToPath } from 'node:url'
import { main } from '#server/main.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** `npm start` and the other commands of the server, with what it does not make itself, loaded when it is asked for. */
await main({
  frontEnd: async () => (await import('./frontEnd.ts')).upToDateFrontEnd(root),
  gallery: async () => {
    const { galleryPages } = await import('./builtPages.ts')
    return (await import('./frontEnd.ts')).upToDateFrontEnd(root, galleryPages)
  },
  specification: async () => (await import('./specification/upToDate.ts')).upToDateSpecification(root),
  fillDemo: async (database, ...given) => {
    await (await import('./demo/seedDemo.ts')).seedDemo(database, ...given)
    await (await import('./demo/payrollFiles.ts')).makeDemoFiles(database)
  },
})
