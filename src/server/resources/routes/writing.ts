import type { Reach } from '#engine/access/places.ts'
import type { WrittenLine } from '#protocol/write.ts'
import type { Answer } from '../../idempotency.ts'
import { reach } from '../catalogue/access.ts'
import type { Right } from '../catalogue/grants.ts'
import { shownRow } from '../write/namedRow.ts'
import { perform, type Written } from '../write/perform.ts'
import type { Draft, Rights } from '../write/plan.ts'
import type { WriteContext } from '../write/writeContext.ts'

/** Writes one row and answers it as it is then. `right`: what lets the person do it. */
export const writeOne = async (
  write: WriteContext,
  draft: Draft,
  status: 200 | 201,
  right: Right,
): Promise<Answer> => {
  const [written] = await perform(write, draft, rightsBy(right))
  return { status, body: written ? await shownRow(write, written.stored, right) : {} }
}

/** What lets a person write rows, as a call asks for it. */
export const rightsBy = (right: Right): Rights => ({
  insert: right.places,
  update: () => right.places,
  by: right,
})

/** Writes lines and answers what became of each. */
export const writeLines = async (write: WriteContext, draft: Draft, rights: Rights): Promise<Answer> =>
  linesWritten(await perform(write, draft, rights))

/** Answers what became of lines. */
export const linesWritten = (written: readonly Written[]): Answer => {
  const data = written.map(outcomeOf)
  return { status: 200, body: { data, count: data.length } }
}

const outcomeOf = ({ line, stored: { id, version }, outcome }: Written): WrittenLine => ({
  line,
  id,
  version,
  outcome,
})

/** A line may change a row that is there already: the right to is asked where there is one. */
export const upserting = ({ principal, resource }: WriteContext, insert: Reach): Rights => ({
  insert,
  update: () => reach(principal, resource, 'update'),
})
