import { begunWith } from '#dsl/entities/facts.ts'
import { isBlank } from '#engine/blank.ts'
import { recordAudit } from '../audit.ts'
import type { Detail } from '../errors.ts'
import { HttpProblem } from '../errors.ts'
import type { Answer } from '../idempotency.ts'
import { demand, institutionsOf, type Reach } from './access.ts'
import { compile } from './ajv.ts'
import {
  type BodyReader,
  idsAmong,
  idsSchema,
  readerOf,
  type Submitted,
  throwAny,
  type Values,
} from './body.ts'
import type { Call } from './call.ts'
import { resolveContext } from './context.ts'
import { copiedValues } from './copies.ts'
import { heldKeys } from './keys.ts'
import { tie } from './links.ts'
import { listsOf, touchListed, writeLists } from './lists.ts'
import { referenceProblems } from './references.ts'
import type { Resource } from './resource.ts'
import { insertRows } from './rows.ts'
import { shown } from './shown.ts'
import { stampsOf } from './stamps.ts'
import { toWire } from './storedRow.ts'
import { unseenCopies } from './unseen.ts'
import { judgeRow } from './validation.ts'

export interface Insertion {
  readonly submitted: Submitted
  readonly institutions: readonly number[]
}

const isInstitutions = compile(idsSchema(1000))

/** Reads a body; `institution` lists the institutions of a row that several share. Throws HttpProblem 400. */
export const readInsertion = (resource: Resource, reader: BodyReader, body: Values): Insertion => {
  const { institution, ...columns } = body
  const { submitted, problems } = reader.read(resource.link ? columns : body)
  const wrong = resource.link ? institutionProblem(institution) : []
  throwAny([...problems, ...wrong])
  return { submitted, institutions: resource.link ? (institution as number[]) : [] }
}

const institutionProblem = (value: unknown): Detail[] => {
  if (isBlank(value)) return [{ column: 'institution', code: 419 }]
  return isInstitutions(value) ? [] : [{ column: 'institution', code: 406, reason: 'wrongType' }]
}

/** A row, its links and the record of both. Throws HttpProblem 400 and 403. */
export const insertRow = async (
  call: Call,
  { submitted, institutions }: Insertion,
  allowed: Reach,
): Promise<Answer> => {
  const { tx, principal, resources, resource, reader, flags } = call
  await touchListed(call, [submitted.values])
  const [copied = {}] = await copiedValues(tx, resources, resource, [submitted.values])
  const touched = resource.link
    ? institutions
    : idsAmong(institutionsOf(resource, { ...submitted.values, ...copied }))
  // A new institution is in nobody's reach but theirs who reach all.
  if (resource.entity.belongs.to === 'itself' && allowed !== 'all') throw new HttpProblem(403)
  if (!resource.inherits) demand(touched, allowed)
  const context = await resolveContext(tx, resources, resource, {
    mode: 'create',
    principal,
    institutions: touched,
    flags,
  })
  const [unseen] = await unseenCopies(call, [submitted.values])
  const kept = { ...copied, ...stampsOf(call, undefined, submitted.values) }
  const { row, problems } = judgeRow(resource, reader, submitted, undefined, context, kept, unseen)
  throwAny(problems)
  const referring = { row, changed: () => true, institutions }
  throwAny(unlined(await referenceProblems(tx, resources, resource, principal, [referring])))
  // A row out of reach is not told from one that is not there, so its institution is asked about after it.
  demand(touched, allowed)
  const { held, problems: unlinked } = await heldKeys(tx, resource, [row])
  throwAny(unlined(unlinked))
  const [stored] = await insertRows(tx, resource, [{ ...row, ...held[0] }])
  if (!stored) throw new HttpProblem(500)
  await tie(
    call,
    institutions.map((institution) => ({ row: stored.id, institution, values: row })),
  )
  await writeLists(call, [{ id: stored.id, row }])
  const whole = {
    ...stored,
    ...listsOf(resource, row),
    ...(resource.link && { institution: [...institutions].sort((a, b) => a - b) }),
  }
  const after = toWire(resource, whole, 'all')
  await recordAudit(tx, principal, [
    {
      action: 'insert',
      entity: resource.entity.name,
      row: stored.id,
      institutions: institutionsOf(resource, whole),
      before: null,
      after,
    },
  ])
  await beginRecords(call, stored.id)
  return { status: 201, body: { data: await shown(call, whole, allowed) } }
}

/** The records that every institution has, as they are before anybody has modified them. */
const beginRecords = async (call: Call, institution: number): Promise<void> => {
  for (const name of begunWith(call.resource.entity)) {
    const resource = call.resources.of(name)
    const { belongs } = resource.entity
    const values = belongs.to === 'institution' ? { [belongs.column]: institution } : {}
    const record = { ...call, resource, reader: readerOf(resource) }
    await insertRow(record, { submitted: { values, claimed: {} }, institutions: [] }, 'all')
  }
}

/** Single writes have no lines. */
export const unlined = (details: readonly Detail[]): Detail[] =>
  details.map(({ line: _, ...detail }) => detail)
