import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sourceFiles } from '../../generators/sourceFiles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('no module of the browser waits while it is loaded: Safari before 27 loses what it exports to others (WebKit bug 242740)', () => {
  const files = ['app', 'renderer', 'screens', 'client', 'engine', 'dsl', 'protocol'].flatMap((room) =>
    sourceFiles(root, `src/${room}`),
  )
  const waiting = /^(?:(?:export )?(?:const|let) .*= )?await /m
  // What the build itself runs, under Node.
  expect(files.filter((path) => waiting.test(readFileSync(join(root, path), 'utf8')))).toEqual([
    'src/app/early/ahead.tsx',
  ])
})
