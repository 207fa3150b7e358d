import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { recipesAsSheets } from './generators/recipesAsSheets.ts'
import { wordsInParts } from './generators/wordsInParts.ts'
import { shortLived } from './tests/server/shortLived.ts'

const suites = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name) && !name.startsWith('browser'))
  .map((name) => join('tests', name))

/** What replaces a module would be seen by whatever comes after it in the same process. */
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/
const draws = /@vitest-environment jsdom/
/** The document counts its frames by one timer: it stands still for good where somebody asks for a frame while time is stopped. The date alone may be. */
const stopsTime = /\bvi\.useFakeTimers\((?!\{.*toFake: \['Date'\])/

/** What starts programs of its own, servers and commands, takes as long as they do: it stands apart, for who wants to know soon. */
const startsPrograms =
  /'node:child_process'|\/(?:children|command|gun|madeFolders|program)\.ts'|copyOfProject/

const { apart, drawn, programs, shared } = Object.groupBy(suites, (file) => {
  const text = readFileSync(file, 'utf8')
  if (replacesModules.test(text)) return 'apart'
  if (draws.test(text)) return stopsTime.test(text) ? 'apart' : 'drawn'
  return startsPrograms.test(text) ? 'programs' : 'shared'
})

/** What dates are called in the four languages, which the console fetches with their words. */
const setupFiles = ['tests/dateWords.ts']

export default defineConfig({
  plugins: [recipesAsSheets, react(), wordsInParts],
  test: {
    globalSetup: ['tests/server/db/madeFolder.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Modules are loaded once a process: a third of the time of the whole.
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared ?? [],
          isolate: false,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          // Its processes end databases in the middle of their work: none is being compiled better meanwhile.
          execArgv: [...shortLived],
          include: programs ?? [],
          isolate: false,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'drawn',
          include: drawn ?? [],
          environment: 'jsdom',
          isolate: false,
          setupFiles: [...setupFiles, 'tests/drawn.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          execArgv: [...shortLived],
          include: apart ?? [],
          setupFiles: [...setupFiles, 'tests/noLayout.ts'],
        },
      },
    ],
  },
})
