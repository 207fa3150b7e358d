import { expect, test } from 'vitest'
import { catalogue } from '#schemas'
import { diffModels } from '#server/model/diff.ts'
import { type Model, modelOf } from '#server/model/model.ts'
import { copyOfProject } from './project.ts'

test('the snapshot stands where the catalogue does', async () => {
  const { default: snapshot } = await import('../../migrations/snapshot.json', { with: { type: 'json' } })
  expect(diffModels(snapshot as unknown as Model, modelOf(catalogue))).toEqual([])
})

test('a change that needs a word is refused by the command, and nothing is written', () => {
  const project = copyOfProject()
  try {
    project.node(
      '-e',
      `const fs = require('node:fs'); const f = 'schemas/tables/schedule.ts';
       fs.writeFileSync(f, fs.readFileSync(f, 'utf8').replace("break: duration()", "break: duration({ required: true })"))`,
    )
    const before = project.read('migrations/snapshot.json')
    const run = project.node('generators/generate.ts')
    expect(run.status).toBe(1)
    expect(run.stderr).toBe(
      'schedule.break becomes required: rows without a value need a default or a backfill.\n',
    )
    expect(project.read('migrations/snapshot.json')).toBe(before)
  } finally {
    project.remove()
  }
})
