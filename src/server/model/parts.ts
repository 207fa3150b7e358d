import type { ModelTable } from './model.ts'
import { quoted } from './names.ts'
import { addForeignKey, checkConstraint, createIndex, uniqueConstraint } from './sql.ts'

/** A named thing that stands on the columns of a table: constraint or index. */
export interface Part {
  readonly sort: 'constraint' | 'index'
  readonly foreign: boolean
  readonly name: string
  /** The columns it stands on, quoted, within a text that holds nothing else in double quotes. */
  readonly over: string
  /** What it says, whatever its name: two parts that say the same are one, renamed. */
  readonly says: string
  readonly add: string
}

export const partsOf = (table: ModelTable): Part[] => [
  ...table.checks.map((c) => ({
    ...constraint(c.name),
    over: c.condition,
    says: `check ${c.condition}`,
    add: `alter table ${quoted(table.name)} add ${checkConstraint(c)};`,
  })),
  ...table.uniques.map((u) => ({
    ...constraint(u.name),
    over: u.columns.map(quoted).join(),
    says: `unique ${u.columns.map(quoted).join()}`,
    // For whoever starts a server on rows that break it: a number would tell them nothing.
    add: `alter table ${quoted(table.name)} add ${uniqueConstraint(u)};${u.says ? ` -- ${u.says}` : ''}`,
  })),
  ...table.indexes.map((i) => ({
    sort: 'index' as const,
    foreign: false,
    name: i.name,
    over: i.over.join(),
    says: `index ${i.method} ${i.over.join()}`,
    add: createIndex(table.name, i),
  })),
  ...table.foreignKeys.map((k) => ({
    ...constraint(k.name),
    foreign: true,
    over: quoted(k.column),
    says: `foreign key ${quoted(k.column)} ${k.references}`,
    add: addForeignKey(table.name, k),
  })),
]

const constraint = (name: string) => ({ sort: 'constraint' as const, foreign: false, name })

export const dropPart = (table: string, part: Part): string =>
  part.sort === 'index'
    ? `drop index ${quoted(part.name)};`
    : `alter table ${quoted(table)} drop constraint ${quoted(part.name)};`

export const renamePart = (table: string, part: Part, name: string): string =>
  part.sort === 'index'
    ? `alter index ${quoted(part.name)} rename to ${quoted(name)};`
    : `alter table ${quoted(table)} rename constraint ${quoted(part.name)} to ${quoted(name)};`

export interface PartChanges {
  readonly renamed: readonly { readonly part: Part; readonly name: string }[]
  readonly dropped: readonly Part[]
  readonly added: readonly Part[]
}

/** Parts over a rebuilt column are dropped and added again, whatever they say. */
export const partChanges = (old: ModelTable, next: ModelTable, rebuilt: readonly string[]): PartChanges => {
  const before = partsOf(old)
  const after = partsOf(next)
  const stands = (part: Part) => rebuilt.some((column) => part.over.includes(quoted(column)))
  const same = (a: Part, b: Part) => a.says === b.says && !stands(a)
  const kept = before.filter((b) => after.some((a) => a.name === b.name && same(a, b)))
  const left = before.filter((b) => !kept.includes(b))
  const renamed = left.flatMap((part) => {
    const to = after.find((a) => same(a, part) && !kept.some((k) => k.name === a.name))
    return to ? [{ part, name: to.name }] : []
  })
  const names = new Set([...kept.map((k) => k.name), ...renamed.map((r) => r.name)])
  return {
    renamed,
    dropped: left.filter((part) => !renamed.some((r) => r.part === part)),
    added: after.filter((a) => !names.has(a.name)),
  }
}
