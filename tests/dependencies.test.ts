import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import ours from '../package.json' with { type: 'json' }
import lock from '../package-lock.json' with { type: 'json' }
import types from '../packages/openapi-types/package.json' with { type: 'json' }

const asked = [ours.dependencies, ours.devDependencies, types.devDependencies].flatMap((of) =>
  Object.entries<string>(of),
)

test('every dependency is one version, and no range of them', () => {
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})

test('every dependency earns its place in the decisions', () => {
  const [, section = ''] = readFileSync('docs/decisions.md', 'utf8').split('\n## Dependencies\n')
  const listed = [...section.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(/,? /))
  // Types of packages that bring none have a line together.
  const all = asked.map(([name]) => name.replace(/^@types\/.*/, '@types/*'))
  expect(all.filter((name) => !listed.includes(name))).toEqual([])
})

// A package that is taken over could run anything there.
test('no package but Node itself runs a script when it is installed', () => {
  const running = Object.entries(lock.packages).filter(([, found]) => 'hasInstallScript' in found)
  expect(running.map(([path]) => path)).toEqual(['node_modules/node'])
})
