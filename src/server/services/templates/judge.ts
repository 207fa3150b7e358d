import { createHash } from 'node:crypto'
import type { Tag } from '#dsl/tag.ts'
import { isFileName } from '#engine/fileName.ts'
import type { FileFault, TemplateTags } from '#protocol/services/shiftTemplate.ts'
import { HttpProblem } from '../../errors.ts'
import { FileRefusal, refusal } from '../../files/content/refusal.ts'
import type { StoredFile } from '../../files/files.ts'
import { textsOf } from '../../texts.ts'
import { reading } from './reading.ts'
import type { Upload } from './readUpload.ts'

/** A file that may be kept, and the tags in it. */
export interface JudgedFile {
  readonly file: StoredFile
  /** Of its bytes: what tells two requests apart. */
  readonly hash: string
  readonly tags: TemplateTags | null
}

/** @throws HttpProblem 400, 413 in the language of whoever handed it in */
export const judgeFile = async (
  { file }: Upload,
  known: readonly Tag[],
  lang: string,
): Promise<JudgedFile> => {
  if (!file) throw new HttpProblem(400, { details: [{ column: 'file', code: 419 }] })
  try {
    if (file.isCut) throw refusal('tooLarge')
    if (!isFileName(file.name)) throw refusal('name')
    const { name, bytes } = file
    const { mediaType, tags } = await reading('tags', { name, bytes, known })
    return {
      file: { name, mediaType, bytes },
      hash: createHash('sha256').update(bytes).digest('base64url'),
      tags,
    }
  } catch (error) {
    throw error instanceof FileRefusal ? toldOf(error.faults, lang) : error
  }
}

const texts = textsOf('screens')
const key = 'screens.shiftSummaryTemplate'

/** 413 where it is too large, else 400; a wrong name is 406, wrong content 4062. Source: specification §5, §8. */
const toldOf = (faults: readonly FileFault[], lang: string): HttpProblem => {
  const has = (fault: FileFault['fault']) => faults.some((one) => one.fault === fault)
  const sentences = faults.map(({ fault, tag = '', part }) => {
    const where = part && part !== 'body' ? ` (${texts(lang, `${key}.parts.${part}`)})` : ''
    return `${texts(lang, `${key}.faults.${fault}`, { tag })}${where}`
  })
  return new HttpProblem(has('tooLarge') ? 413 : 400, {
    details: [{ column: 'file', code: has('name') ? 406 : 4062 }],
    body: { faults },
    exactly: sentences.join(' '),
  })
}
