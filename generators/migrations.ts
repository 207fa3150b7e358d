import type { Catalogue } from '#dsl/catalogue.ts'
import type { DiffOptions } from '#server/model/columnChanges.ts'
import { diffModels, snapshotOf } from '#server/model/diff.ts'
import { type Model, modelOf } from '#server/model/model.ts'
import { type Files, filesIn, readIfAny } from './files.ts'

export const SNAPSHOT = 'migrations/snapshot.json'
const numbered = /^(\d{4})-.*\.sql$/

export interface MigrationOptions extends DiffOptions {
  /** What the file is called after its number; told from the change where not said. */
  readonly name?: string
}

/**
 * The next migration and the new snapshot, or nothing where the catalogue and the snapshot agree.
 * Throws MigrationRefused.
 */
export const migrationFiles = (root: string, catalogue: Catalogue, options: MigrationOptions = {}): Files => {
  const next = snapshotOf(modelOf(catalogue))
  const old = JSON.parse(readIfAny(root, SNAPSHOT) ?? '{"tables":[]}') as Model
  const text = `${JSON.stringify(next, null, 2)}\n`
  const sql = diffModels(old, modelOf(catalogue), options)
  if (sql.length === 0) return new Map([[SNAPSHOT, text]])
  const name = options.name ?? nameOf(old, next)
  return new Map([
    [`migrations/${nextNumber(root)}-${name}.sql`, `${sql.join('\n')}\n`],
    [SNAPSHOT, text],
  ])
}

const nextNumber = (root: string): string => {
  const used = filesIn(root, 'migrations').map((file) => Number(numbered.exec(file)?.[1] ?? 0))
  return String(Math.max(0, ...used) + 1).padStart(4, '0')
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const nameOf = (old: Model, next: Model): string => {
  if (old.tables.length === 0) return 'entities'
  const created = next.tables.filter((t) => !old.tables.some((o) => o.name === t.name))
  const changed = next.tables.filter((t) =>
    old.tables.some((o) => o.name === t.name && JSON.stringify(o) !== JSON.stringify(t)),
  )
  const [only, ...others] = created.length > 0 ? created : changed
  return only && others.length === 0 ? kebab(only.name) : 'changes'
}
