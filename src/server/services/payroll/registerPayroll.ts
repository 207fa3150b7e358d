import type { FastifyInstance } from 'fastify'
import { within } from '#engine/access/places.ts'
import { type PayrollPart, payrollParts } from '#protocol/services/payroll.ts'
import { doneAnswer } from '#server/openapi/answers.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { HttpProblem } from '../../errors.ts'
import { fileOf } from '../../files/files.ts'
import { sendFile } from '../../files/sendFile.ts'
import { byId } from '../../messages/schemas.ts'
import type { Principal } from '../../principal.ts'
import { demand, reach, visibleTo } from '../../resources/catalogue/access.ts'
import { type Executor, run } from '../../resources/catalogue/statement.ts'
import type { Workshop } from '../../resources/routes/runWrite.ts'
import { changeState } from './changeState.ts'

interface ById {
  readonly Params: { readonly id: number }
}

const fetching = {
  tags: ['export'],
  operationId: 'readPayrollFile',
  summary: 'The file of a payroll export, or what was left out of it, as CSV',
  params: byId,
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { part: { type: 'string', enum: payrollParts } },
  },
  response: {
    200: {
      description: 'UTF-8 with BOM, semicolons, CRLF',
      content: { 'text/csv': { schema: { type: 'string' } } },
    },
    ...mayRefuse(),
  },
} as const

const retrying = {
  tags: ['export'],
  operationId: 'makePayrollFile',
  summary: 'Make the file of a payroll export that has failed, for provider staff',
  params: byId,
  response: { 200: doneAnswer, ...mayRefuse() },
} as const

/**
 * `GET /export-api/v2/export/{id}/file?part=`: a file (`exported` where no part is named) to whoever may read the export; 404 where there is none, or none yet. `POST` of the
 * same: one that has failed is made again, 403 where the person may not ask for exports; what waits or is done stays as it is.
 */
export const registerPayroll = (app: FastifyInstance, workshop: Workshop): void => {
  const { database, resources, start } = workshop
  const resource = resources.of('payrollExport')
  const path = `${resource.path}/:id/file`

  /** @throws HttpProblem 404 for an export that is none to this person */
  const institutionOf = async (db: Executor, principal: Principal, id: number): Promise<number> => {
    const [row] = await run<{ institution: number }>(
      db,
      `select "institution" from "payrollExport" where "id" = $1::int`,
      [id],
    )
    if (!row || !within([row.institution], visibleTo(principal, resource))) throw new HttpProblem(404)
    return row.institution
  }

  app.get<ById & { Querystring: { readonly part?: PayrollPart } }>(
    path,
    { schema: fetching },
    async ({ principal, params: { id }, query }, reply) => {
      const db = database.of(resource.path).kysely
      await institutionOf(db, principal, id)
      const [kept] = await run<Record<PayrollPart, number | null>>(
        db,
        `select "exported", "leftOut" from "payrollFile" where "export" = $1::int`,
        [id],
      )
      const number = kept?.[query.part ?? 'exported'] ?? null
      const file = number === null ? undefined : await fileOf(db, number)
      if (!file) throw new HttpProblem(404)
      return sendFile(reply, file)
    },
  )

  app.post<ById>(path, { schema: retrying }, async ({ principal, params: { id } }) => {
    const allowed = reach(principal, resource, 'insert')
    await database.of(resource.path).transaction(async (tx) => {
      const institution = await institutionOf(tx, principal, id)
      demand([institution], allowed)
      if (await changeState(tx, principal, { id, from: 'failed', after: { state: 'waiting' } }))
        await start(tx, 'makePayrollFile', id)
    })
    return { data: {} }
  })
}
