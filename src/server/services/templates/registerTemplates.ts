import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tag } from '#dsl/tag.ts'
import { headers } from '#protocol/headers.ts'
import { isObject } from '#protocol/row.ts'
import { shiftTemplateOf, shiftTemplates } from '#protocol/services/shiftTemplate.ts'
import { pathOf } from '#protocol/services.ts'
import { shareSchemas } from '#server/openapi/shareSchemas.ts'
import { idsAmong } from '#server/resources/catalogue/ids.ts'
import { modification } from '#server/resources/routes/drafts/drafts.ts'
import { readIfMatch } from '#server/resources/routes/ifMatch.ts'
import { runWrite, type Workshop } from '#server/resources/routes/runWrite.ts'
import { writeOne } from '#server/resources/routes/writing.ts'
import { insertion } from '#server/resources/write/plan.ts'
import type { Submitted } from '#server/resources/write/submission.ts'
import type { WriteContext } from '#server/resources/write/writeContext.ts'
import { idOf } from '#server/web/address.ts'
import { described } from '#server/web/described.ts'
import { refused } from '../../errors.ts'
import { removeFile, storeFile } from '../../files/files.ts'
import { type Answer, dataOf } from '../../idempotency.ts'
import { languageOf } from '../../sentences.ts'
import { demandProvider } from '../auth/principal/rights.ts'
import { type JudgedFile, judgeFile } from './judge.ts'
import { limits, readUpload, type Upload } from './readUpload.ts'
import { registerReading } from './registerReading.ts'
import { refusedFileSchema, templateSchema, templateSchemas } from './schemas.ts'

const path = pathOf(shiftTemplates)

/**
 * The shift summary templates of the mission service: rows of an entity, made and replaced by a file. Attached people read,
 * level 1 writes; locks, versions, retries and the audit are the resource's own. Source: specification §7.
 */
export const registerTemplates = async (
  app: FastifyInstance,
  workshop: Workshop,
  tags: readonly Tag[],
): Promise<void> => {
  shareSchemas(app, [templateSchema, refusedFileSchema])
  const resource = workshop.resources.of('shiftTemplate')
  registerReading(app, workshop, tags)

  // Multipart is spoken here alone: everywhere else it is 415 as before.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false })

    scope.post(path, described(templateSchemas.create), async (request, reply) => {
      demandProvider(request.principal)
      const upload = await readUpload(request, ['institution'])
      const institution = institutionIn(upload)
      const judged = await judgeFile(upload, tags, languageOf(request))
      const work = async (write: WriteContext) => {
        const submitted = { values: { institution }, claimed: {}, kept: await kept(write, judged) }
        return withTags(await writeOne(write, insertion(submitted, []), 201, { places: 'all' }), judged)
      }
      return runWrite(workshop, saying(request, { institution }, judged), reply, { resource, work })
    })

    scope.put(pathOf(shiftTemplateOf(':id')), described(templateSchemas.replace), async (request, reply) => {
      demandProvider(request.principal)
      const id = idOf(request)
      const isWanted = readIfMatch(request.headers[headers.ifMatch])
      const judged = await judgeFile(await readUpload(request, []), tags, languageOf(request))
      const work = async (write: WriteContext) => {
        const submitted: Submitted = { values: {}, claimed: {}, kept: await kept(write, judged) }
        const draft = modification(write, { id, isWanted, submitted }, { places: 'all' })
        let before: unknown
        const answer = await writeOne(
          write,
          {
            ...draft,
            plan: async (rows, raised) => {
              const changes = await draft.plan(rows, raised)
              before = changes[0]?.current?.file
              return changes
            },
          },
          200,
          { places: 'all' },
        )
        if (typeof before === 'number') await removeFile(write.tx, before)
        return withTags(answer, judged)
      }
      return runWrite(workshop, saying(request, {}, judged), reply, { resource, work })
    })
  })
}

/** What the row says of a file, which is stored with it. */
const kept = async ({ tx }: WriteContext, { file }: JudgedFile) => ({
  templateName: file.name,
  size: file.bytes.byteLength,
  file: await storeFile(tx, file),
})

const withTags = (answer: Answer, { tags }: JudgedFile): Answer => {
  const row = dataOf(answer)
  return { status: answer.status, body: { data: { ...(isObject(row) && row), tags } } }
}

/** What the request says, as a body of JSON would: by this, and the content of the file, a retry is known as one. */
const saying = (request: FastifyRequest, fields: object, { file, hash }: JudgedFile): FastifyRequest => {
  request.body = { ...fields, file: { name: file.name, hash } }
  return request
}

/** @throws HttpProblem 400 */
const institutionIn = ({ fields }: Upload): number => {
  const text = fields.get('institution')?.trim() ?? ''
  const [institution] = idsAmong([/^\d+$/.test(text) ? Number(text) : undefined])
  if (institution === undefined) throw refused([{ column: 'institution', code: text === '' ? 419 : 406 }])
  return institution
}
