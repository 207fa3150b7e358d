import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tag } from '#dsl/tag.ts'
import { endingOf } from '#engine/fileName.ts'
import { MOST_ROWS, type Page } from '#protocol/list.ts'
import type { WireRow } from '#protocol/row.ts'
import {
  type KnownTag,
  shiftTemplateFile,
  shiftTemplateOf,
  shiftTemplates,
} from '#protocol/services/shiftTemplate.ts'
import { pathOf } from '#protocol/services.ts'
import { reach } from '#server/resources/catalogue/access.ts'
import { idsAmong, numbersIn } from '#server/resources/catalogue/ids.ts'
import { run } from '#server/resources/catalogue/statement.ts'
import { listOf } from '#server/resources/read/list.ts'
import type { Workshop } from '#server/resources/routes/runWrite.ts'
import { described } from '#server/web/described.ts'
import { HttpProblem, malformed } from '../../errors.ts'
import { fileOf, type StoredFile } from '../../files/files.ts'
import { sendFile } from '../../files/sendFile.ts'
import { languageOf } from '../../sentences.ts'
import { textsOf } from '../../texts.ts'
import { idOf, queryOf } from '../../web/address.ts'
import { inWords } from './inWords.ts'
import { mediaTypes } from './mediaTypes.ts'
import { reading } from './reading.ts'
import { templateSchemas } from './schemas.ts'

const words = textsOf('screens')
const samplesKey = 'screens.shiftSummaryTemplate.tags.samples'

/** Routes that read templates: whoever may read their rows may call them. */
export const registerReading = (app: FastifyInstance, workshop: Workshop, tags: readonly Tag[]): void => {
  const { resources, counts, now } = workshop
  const resource = resources.of('shiftTemplate')
  const { kysely: db } = workshop.database.of(resource.path)
  const list = listOf(resource, resources, counts)
  const known: readonly KnownTag[] = tags.map(({ name, required }) => ({ name, required }))

  const pageOf = async ({ principal }: FastifyRequest, query: object): Promise<Page> => {
    reach(principal, resource, 'read')
    const orderby = [{ columnName: 'id', orientation: 'asc' as const }]
    return JSON.parse(await list(db, { query: { ...query }, orderby, limit: MOST_ROWS }, principal, now()))
  }
  /** @throws HttpProblem 404 for one that is not in reach too */
  const rowOf = async (request: FastifyRequest): Promise<WireRow> => {
    const [row] = (await pageOf(request, { id: [idOf(request)] })).data
    if (!row) throw new HttpProblem(404)
    return row
  }
  const contentOf = async ({ file }: WireRow): Promise<StoredFile> => {
    const found = typeof file === 'number' ? await fileOf(db, file) : undefined
    if (!found) throw new HttpProblem(404)
    return found
  }

  app.get(pathOf(shiftTemplates), described(templateSchemas.list), async (request) => {
    const page = await pageOf(request, institutionsIn(request))
    return { data: page.data, count: page.count, known }
  })

  app.get(pathOf(shiftTemplateOf(':id')), described(templateSchemas.read), async (request) => {
    const row = await rowOf(request)
    const found = await inWords(languageOf(request), () =>
      reading('tags', async () => {
        const { name, bytes } = await contentOf(row)
        return { name, bytes, known: tags }
      }),
    )
    return { data: { ...row, tags: found.tags } }
  })

  app.get(pathOf(shiftTemplateFile(':id', 'file')), described(templateSchemas.file), async (request, reply) =>
    sendFile(reply, await contentOf(await rowOf(request))),
  )

  app.get(
    pathOf(shiftTemplateFile(':id', 'sample')),
    described(templateSchemas.sample),
    async (request, reply) => {
      const row = await rowOf(request)
      const [place] = await run<{ name: string }>(
        db,
        'select "name" from "institution" where "id" = $1::int',
        [row.institution],
      )
      const samples = tags.map((tag) => [
        tag.name,
        words(languageOf(request), `${samplesKey}.${tag.name}`) ?? '',
      ])
      const values = { ...Object.fromEntries(samples), ...(place && { institutionName: place.name }) }
      const sample = await inWords(languageOf(request), () =>
        reading('sample', async () => {
          const { name, bytes } = await contentOf(row)
          return { name, bytes, values }
        }),
      )
      if (!sample) throw new HttpProblem(404)
      const name = String(row.templateName)
      const ending = endingOf(name) ?? 'txt'
      const mediaType = ending === 'docx' ? mediaTypes.docx : `${mediaTypes[ending]}; charset=utf-8`
      return sendFile(reply, { name: `sample-${name}`, mediaType, bytes: sample })
    },
  )
}

/** `?institution=1,2`; all in reach without it. @throws HttpProblem 400 */
const institutionsIn = (request: FastifyRequest): { readonly institution?: readonly number[] } => {
  const { institution, ...others } = queryOf(request)
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw malformed(unknown)
  if (institution === undefined) return {}
  const numbers = [institution].flat().flatMap((one) => numbersIn(String(one)))
  const ids = idsAmong(numbers)
  if (ids.length !== numbers.length) throw malformed('institution', 'wrongFormat')
  return { institution: ids }
}
