import { createHash } from 'node:crypto'
import type { Tag } from '#dsl/tag.ts'
import { isFileName } from '#engine/fileName.ts'
import type { TemplateTags } from '#protocol/services/shiftTemplate.ts'
import { HttpProblem } from '../../errors.ts'
import { refusal } from '../../files/content/refusal.ts'
import type { StoredFile } from '../../files/files.ts'
import { inWords } from './inWords.ts'
import { reading } from './reading.ts'
import type { Upload } from './readUpload.ts'

/** A file that may be kept, and the tags in it. */
export interface JudgedFile {
  readonly file: StoredFile
  /** Of its bytes: what tells two requests apart. */
  readonly hash: string
  readonly tags: TemplateTags | null
}

/** @throws HttpProblem 400, 413 in the language of whoever handed it in; 503 where too many are read */
export const judgeFile = async (
  { file }: Upload,
  known: readonly Tag[],
  lang: string,
): Promise<JudgedFile> => {
  if (!file) throw new HttpProblem(400, { details: [{ column: 'file', code: 419 }] })
  return inWords(lang, async () => {
    if (file.isCut) throw refusal('tooLarge')
    if (!isFileName(file.name)) throw refusal('name')
    const { name, bytes } = file
    const { mediaType, tags } = await reading('tags', async () => ({ name, bytes, known }))
    return {
      file: { name, mediaType, bytes },
      hash: createHash('sha256').update(bytes).digest('base64url'),
      tags,
    }
  })
}
