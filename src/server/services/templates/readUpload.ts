import type { FastifyRequest } from 'fastify'
import { MAX_BYTES } from '#protocol/services/shiftTemplate.ts'
import { HttpProblem, malformed } from '../../errors.ts'

export interface Upload {
  readonly fields: ReadonlyMap<string, string>
  /** `isCut` where there was more than may be: what is here is worth nothing then. */
  readonly file?: { readonly name: string; readonly bytes: Buffer; readonly isCut: boolean }
}

/** What a form of one file may hold; one byte over and the parser cuts off, and says so. */
export const limits = {
  fileSize: MAX_BYTES,
  files: 1,
  fields: 4,
  parts: 5,
  fieldNameSize: 100,
  fieldSize: 200,
  headerPairs: 20,
}
/** Of boundaries, headers and fields. */
const AROUND = 100_000

/**
 * Reads a multipart body with one file. What is longer than may be is told from its header already, and else read to its end and
 * thrown away, so that the answer arrives.
 * @throws HttpProblem 400 for names that are not `fields`, 415 where it is no such body; @fastify/multipart's own 413
 */
export const readUpload = async (request: FastifyRequest, fields: readonly string[]): Promise<Upload> => {
  if (!request.isMultipart()) throw new HttpProblem(415, { errorCode: 400 })
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES + AROUND)
    return { fields: new Map(), file: { name: '', bytes: Buffer.alloc(0), isCut: true } }
  try {
    return await partsOf(request, fields)
  } catch (error) {
    // The parser's own errors have a status, but for those of a body that is no form, or half of one.
    throw error instanceof HttpProblem || (error instanceof Error && 'statusCode' in error)
      ? error
      : malformed('body', 'wrongFormat')
  }
}

const partsOf = async (request: FastifyRequest, fields: readonly string[]): Promise<Upload> => {
  const texts = new Map<string, string>()
  const wrong: HttpProblem[] = []
  let file: Upload['file']
  for await (const part of request.parts())
    if (part.type === 'file') {
      const bytes = await wholeOf(part.file)
      if (part.fieldname !== 'file') wrong.push(malformed(part.fieldname))
      file = { name: (part.filename ?? '').normalize('NFC'), bytes, isCut: part.file.truncated }
    } else if (!fields.includes(part.fieldname)) wrong.push(malformed(part.fieldname))
    else if (part.valueTruncated || texts.has(part.fieldname))
      wrong.push(malformed(part.fieldname, 'wrongFormat'))
    else texts.set(part.fieldname, String(part.value))
  if (wrong[0]) throw wrong[0]
  return { fields: texts, ...(file && { file }) }
}

const wholeOf = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
