import { fillDefaults } from '#engine/blank.ts'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'
import type { Values } from '#protocol/row.ts'
import { quoted } from '#server/model/names.ts'
import type { UniquePlace } from '#server/model/uniquePlaces.ts'
import { settleAll } from '../../../db/pipelining.ts'
import { isStorable } from '../../../db/storable.ts'
import { run } from '../../catalogue/statement.ts'
import { stampsOf } from '../judge/serverValues.ts'
import type { Draft } from '../plan.ts'
import { effectsOfWriting } from '../store/effects.ts'
import type { WriteContext } from '../writeContext.ts'
import { type Keyed, lockKeys } from './keyLocks.ts'
import { type Locked, LockSetChanged, lockAll, type Part, readRows } from './lockRows.ts'

/** The key by which a line finds its row; null, which finds none, for one that no row can have. */
export const matchKey = (place: UniquePlace | undefined, row: Values): string | null => {
  const key = place ? uniqueKey(place.rule.columns.map((name) => row[name])) : null
  return key !== null && isStorable(key) ? key : null
}

interface DraftOf {
  readonly write: WriteContext
  readonly draft: Draft
}

/** Finds the rows that a draft is about and locks all that it will touch: unique values first, then rows. */
export const lockDraft = (write: WriteContext, draft: Draft): Promise<Locked> =>
  lockDrafts([{ write, draft }])

/**
 * The same for drafts that one call carries out one after the other: each locks again what is its own, and waits for nobody.
 * Gives what the first has locked.
 */
export const lockDrafts = async (drafts: readonly [DraftOf, ...DraftOf[]]): Promise<Locked> => {
  const [first, ...others] = drafts
  const own = await find(first)
  const all = [own]
  for (const one of others) all.push(await find(one))
  const { tx } = first.write
  const keyed = all.flatMap((one) => one.keyed ?? [])
  const [, , locked] = await settleAll(
    keyed.length > 0 ? lockKeys(tx, keyed) : done,
    Promise.all(all.map(demandAlike)),
    lockAll([own.part, ...all.slice(1).map(({ part }) => part)]),
  )
  return locked
}

interface Found extends DraftOf {
  readonly alike: readonly number[]
  readonly keyed?: Keyed
  readonly part: Part
}

const find = async ({ write, draft }: DraftOf): Promise<Found> => {
  const { resource } = write
  const { wanted } = draft
  const named = wanted.flatMap(({ id }) => id ?? [])
  const alike = await idsAlike(write, draft)
  const ids = [...new Set([...named, ...alike])]
  const written = new Set(wanted.flatMap(({ submitted }) => Object.keys(submitted.values)))
  const rules = [...resource.keys, ...(resource.link?.keys ?? [])]
  const isKeyed = rules.some(({ rule }) => rule.columns.some((name) => written.has(name)))
  const held = isKeyed ? await readRows(write, resource, ids) : []
  const seen = new Map(held.map((row) => [row.id, row]))
  const takesKeys = isKeyed || wanted.some(({ id }) => id === undefined)
  const writeSet = {
    ids,
    values: wanted.map(({ id, submitted: { values } }) =>
      id === undefined
        ? { ...fillDefaults(resource.entity, values), ...stampsOf(write, undefined, values) }
        : values,
    ),
    institutions: [...new Set(wanted.flatMap(({ institutions }) => institutions))],
    effects: ids.length > 0 ? effectsOfWriting(write, written) : [],
    seen,
    isJudged: true,
  } as const
  return {
    write,
    draft,
    alike,
    ...(takesKeys && { keyed: { resource, wanted, rows: seen } }),
    part: { write, writeSet },
  }
}

const done = Promise.resolve()

/** Whoever held one of the keys meanwhile may have made a row of it. */
const demandAlike = async ({ write, draft, alike }: Found): Promise<void> => {
  if (draft.match && `${await idsAlike(write, draft)}` !== `${alike}`) throw new LockSetChanged()
}

/** Rows of the draft's institution with the keys of its lines, in order. */
const idsAlike = async ({ tx, resource }: WriteContext, { match, wanted }: Draft): Promise<number[]> => {
  if (!match) return []
  const keys = wanted.flatMap(({ submitted }) => matchKey(match, submitted.values) ?? [])
  if (keys.length === 0) return []
  const id = resource.link && match.table !== resource.entity.name ? resource.link.row : '"id"'
  const scope = match.institution ? ` and ${quoted(match.institution)} = any($2::int[])` : ''
  const institutions = [...new Set(wanted.flatMap((one) => one.institutions))]
  const found = await run<{ id: number }>(
    tx,
    `select ${id} as "id" from ${quoted(match.table)} where ${quoted(match.column)} = any($1::text[])${scope} order by 1`,
    match.institution ? [keys, institutions] : [keys],
  )
  return found.map((row) => row.id)
}
