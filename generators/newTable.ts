import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Files, projectRoot, readIfAny, writeFiles } from './files.ts'
import { loadCatalogue } from './loadCatalogue.ts'
import { ScaffoldRefused } from './scaffold/names.ts'
import { scaffoldFiles } from './scaffold/scaffoldFiles.ts'

const GROUP = 'organisation'

/** Runs a command in the project; false where it fails. */
const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/** Layout and order of what was edited, as the linter wants them; the files are right without it. */
const format = (files: Files): void => {
  const paths = [...files.keys()].filter((path) => path.endsWith('.ts'))
  spawnSync(join(projectRoot, 'node_modules/.bin/biome'), ['check', '--write', ...paths], {
    cwd: projectRoot,
    stdio: 'ignore',
  })
}

/** `npm run new:table parkingLot [-- --group time]`: a table that works, in files to go on from. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { group: { type: 'string', default: GROUP } },
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0)
    throw new ScaffoldRefused('One name is needed, as in: npm run new:table parkingLot.')
  const catalogue = await loadCatalogue()
  const files = scaffoldFiles(projectRoot, catalogue, name, values.group)
  const before = new Map([...files.keys()].map((path) => [path, readIfAny(projectRoot, path)]))
  writeFiles(projectRoot, files)
  format(files)
  if (!run(process.execPath, join('generators', 'generate.ts'))) {
    writeFiles(projectRoot, before)
    throw new ScaffoldRefused(`${name} could not be generated; everything is as it was.`)
  }
  console.log([...files.keys()].join('\n'))
  console.log(
    `Next: its columns in schemas/tables/${name}.ts, then npm run generate -- --again, which makes its migration anew;`,
  )
  console.log('its words in locales/, which npm run locales names; docs/add-a-table.md has the tests to run.')
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ScaffoldRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
