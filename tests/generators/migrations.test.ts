import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

test('a migration that is not committed is made anew where it is asked for under its name, and kept where that is refused', () => {
  const project = copyOfProject()
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: project.folder })
  const schedule = 'schemas/tables/schedule.ts'
  const original = project.read(schedule)
  const say = (from: string, to: string) =>
    writeFileSync(join(project.folder, schedule), original.replace(from, to))
  const migrations = () => readdirSync(join(project.folder, 'migrations')).filter((f) => f.endsWith('.sql'))
  const generate = (...args: string[]) => project.node('generators/generate.ts', ...args)
  try {
    const committed = migrations()
    git('init', '-q')
    git('add', 'migrations')
    git('commit', '-qm', 'migrations')
    say('break: duration()', 'break: duration(), note: text()')
    expect(generate('--name', 'notes').status).toBe(0)
    const [made = ''] = migrations().filter((file) => !committed.includes(file))

    say('break: duration()', 'break: duration(), remark: text()')
    const refused = generate()
    expect(refused.stderr).toContain('schedule.note is gone')
    expect(refused.stderr).toContain(`migrations/${made} is not committed: npm run generate -- --again`)
    const again = generate('--again')
    expect(again.stderr).toBe('')
    expect(again.stdout).toContain('starts no more')
    expect(migrations()).toEqual([...committed, made].sort())
    expect(project.read(`migrations/${made}`)).toContain('add column "remark"')
    expect(project.read(`migrations/${made}`)).not.toContain('note')

    const before = project.read(`migrations/${made}`)
    say('break: duration()', 'break: duration({ required: true })')
    expect(generate('--again').status).toBe(1)
    expect(project.read(`migrations/${made}`)).toBe(before)
  } finally {
    project.remove()
  }
}, 240_000)
