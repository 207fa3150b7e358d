import type { TFunction } from 'i18next'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { unlinksTo } from '#dsl/entities/facts.ts'
import type { Related } from '#dsl/entities/related.ts'
import { entriesOf } from '#dsl/entriesOf.ts'
import type { Becoming, Confirmation } from '#dsl/tables/confirmation.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { askInParts } from '#engine/inParts.ts'
import type { Choice, Reach } from '#engine/save/reach.ts'
import type { Ask } from '#engine/save/state.ts'
import { rangeName } from '#protocol/list.ts'
import type { Gateway } from '../gateway.ts'

/** What a confirmation says, in the reader's language. */
export interface Question {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
}

/** A confirmation of a save, and where there is something to choose, what follows from each answer. */
export interface AskedQuestion extends Question {
  readonly name: string
  /** Where a yes writes to, if that is not where all of the form does. */
  readonly places?: readonly number[]
  readonly choice?: Choice
  readonly follows?: Readonly<Record<Reach, string>>
}

/** What is asked before this change of a row: the question of a column that comes to hold a value, else that of any change. */
export const askedOf = (
  { confirm }: AnyTable,
  patch: Readonly<Record<string, unknown>>,
): Confirmation | undefined => {
  const answers = entriesOf<Becoming>(confirm.becomes ?? {})
  const asked = answers.flatMap(([column, by]) => {
    const value = patch[column]
    return typeof value === 'boolean' ? (by[`${value}`] ?? []) : []
  })
  return asked[0] ?? confirm.update
}

/** What is asked before a row goes where its table asks nothing of its own. `comesBack`: it can be taken back afterwards. */
export const ordinaryRemoval = (t: TFunction, of: AnyEntity, name: string, comesBack: boolean): Question => {
  const say = (part: string) => t(`list.removal.${part}`, { name })
  return { title: say('title'), text: afterRemoval(t, of, comesBack), yes: say('yes'), no: say('no') }
}

/** What becomes of a row that has gone: whether it can be chosen again, and whether its removal can be taken back. */
export const afterRemoval = (t: TFunction, of: AnyEntity, comesBack: boolean): string => {
  const stays = unlinksTo(of) === 'stays'
  const said = [stays && 'unlinks', comesBack ? 'comesBack' : !stays && 'text']
  return said.flatMap((part) => (part ? t(`list.removal.${part}`) : [])).join(' ')
}

/** How many rows of another entity point at one of these, in these institutions. */
export const countRelated = async (
  gateway: Gateway,
  related: Related,
  ids: readonly number[],
  institutions: readonly number[],
): Promise<number> => {
  const { column, ahead } = related.window ?? {}
  const range = column && { [rangeName(column)]: `now,now+${ahead}` }
  const counts = await askInParts(ids, async (part) => {
    const by = part.length === 1 ? part[0] : part
    const query = { [related.by]: by, [related.institution]: institutions, ...range }
    return (await gateway.list(related.entity, { query, limit: 0 })).count
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The words of a confirmation; `count` chooses the plural, `name` is how people call the row. */
export const questionOf = (t: TFunction, ask: Confirmation, count: number, name: string): Question => {
  const say = (part: string) => t(`confirmations.${ask.name}.${part}`, { count, name })
  return { title: say('title'), text: say('text'), yes: say('yes'), no: say('no') }
}

/** The words of what a save asks. What follows from an answer stands with it, where that is not the same for all. */
export const askedQuestion = (
  t: TFunction,
  { confirmation, count, name, choice, counts }: Ask,
): AskedQuestion => {
  const question = { ...questionOf(t, confirmation, count, name), name }
  if (!choice) return question
  const said = (reach: Reach) => questionOf(t, confirmation, counts?.[reach] ?? 0, name).text
  // What it says without a number is of all institutions: the choice says so itself.
  const follows = confirmation.counts && { here: said('here'), everywhere: said('everywhere') }
  return { ...question, text: '', choice, ...(follows && { follows }) }
}
