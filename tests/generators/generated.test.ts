import { expect, test } from 'vitest'
import { catalogue } from '#schemas'
import { readIfAny } from '../../generators/files.ts'
import { generatedFiles } from '../../generators/generate.ts'
import { root } from './project.ts'

test('what is kept in the repository is what the catalogue gives: run `npm run generate`', async () => {
  const stale = [...(await generatedFiles(root, catalogue))].filter(
    ([path, text]) => readIfAny(root, path) !== text,
  )
  expect(stale.map(([path]) => path)).toEqual([])
})
