import { institutionsOf, isCommon } from '#dsl/entities/places.ts'
import type { Detail } from '#protocol/problem.ts'
import { contextOf, factsOf, institutionsOfPerson } from '../../catalogue/criteriaContext.ts'
import { idsAmong } from '../../catalogue/ids.ts'
import type { Locked } from '../lock/lockRows.ts'
import type { Change } from '../plan.ts'
import { copiedValues, unseenCopies } from '../store/denormalised.ts'
import type { WriteContext } from '../writeContext.ts'
import { inactiveProblems, unlistedProblems } from './inactive.ts'
import { type Judged, judgeRow } from './judgeRow.ts'
import { referenceProblems } from './references.ts'
import { stampsOf } from './serverValues.ts'

/** A change that has been judged. */
export interface JudgedChange extends Change {
  readonly judged: Judged
  /** The institutions that the row is in, and those that it is to be in. */
  readonly concerned: readonly number[]
}

export interface Judgement {
  readonly changes: readonly JudgedChange[]
  /** What is wrong with the rows by themselves; else with what they point at. Counted from 0. */
  readonly problems: readonly Detail[]
}

/** What becomes of the rows, and what is wrong with them: a few statements, whatever their number. */
export const judgeChanges = async (
  write: WriteContext,
  locked: Locked,
  changes: readonly Change[],
): Promise<Judgement> => {
  const { tx, principal, resources, resource, flags } = write
  const next = changes.map(({ current, submitted }) => ({ ...current, ...submitted.values }))
  const copied = await copiedValues(tx, resources, resource, next)
  const unseen = unseenCopies(write, locked, next)
  const concerned = changes.map(({ current, institutions }, i) => {
    const rows = [...(current ? [current] : []), { ...next[i], ...copied[i] }]
    const own = resource.link && !current ? [] : rows.flatMap((row) => institutionsOf(resource.entity, row))
    return [...new Set([...institutions, ...idsAmong(own)])].sort((a, b) => a - b)
  })
  const common = await placesOfCommon(write)
  const institutions = common ?? [...new Set(concerned.flat())]
  const isKnown = institutions.every((id) => locked.facts?.of.has(id))
  const facts =
    isKnown && locked.facts ? locked.facts : await factsOf(tx, resources, resource, { institutions })
  const context = contextOf(resource, facts, { mode: 'create', principal, institutions, flags })
  const judged = changes.map((change, i): JudgedChange => {
    const { current, submitted } = change
    const mode = current ? 'modify' : 'create'
    const own = { ...context, mode, institutions: common ?? concerned[i] ?? [] } as const
    const kept = { ...copied[i], ...stampsOf(write, current, submitted.values), ...submitted.kept }
    return {
      ...change,
      concerned: concerned[i] ?? [],
      judged: judgeRow(resource, submitted, current, own, kept, unseen[i]),
    }
  })
  const wrong = judged.flatMap(({ judged: { problems } }, line) =>
    problems.map((problem) => ({ ...problem, line })),
  )
  if (wrong.length > 0) return { changes: judged, problems: wrong }
  const referring = judged.map(({ judged: { row, changed }, current, rejudged, concerned: places }) => ({
    row,
    ...(current && { before: current }),
    changed: (name: string) => !current || changed.has(name) || name === rejudged,
    institutions: places,
  }))
  const problems = referenceProblems(write, locked, referring)
  if (problems.length > 0) return { changes: judged, problems }
  const others = [
    ...judged.flatMap(foreign(write)),
    ...(await inactiveProblems(write, referring)),
    ...(await unlistedProblems(write, locked, judged)),
  ]
  return { changes: judged, problems: others }
}

/** The institutions by which criteria of rows common to all are judged; none where no criterion asks, or rows are in institutions. */
const placesOfCommon = async ({ tx, principal, resources, resource }: WriteContext) => {
  const { records, options, permissions } = resource.asks
  const asks = records.length + options.length + permissions.length > 0
  return asks && isCommon(resource.entity)
    ? institutionsOfPerson(tx, resources.of('institution'), principal)
    : undefined
}

/** A row that has its institution from the row it points at is in no other than those that the call names. */
const foreign =
  ({ resource: { entity, inherits } }: WriteContext) =>
  ({ institutions, judged }: JudgedChange, line: number): Detail[] => {
    if (!inherits || institutions.length === 0) return []
    if (institutionsOf(entity, judged.row).some((id) => institutions.includes(id))) return []
    return [{ column: inherits, code: 406, reason: 'notFound', line }]
  }
