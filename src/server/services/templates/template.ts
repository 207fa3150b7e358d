import PizZip from 'pizzip'
import { endingOf } from '#engine/fileName.ts'
import { demandDoc } from '../../files/content/readDoc.ts'
import { readDocx } from '../../files/content/readDocx.ts'
import { readPlain } from '../../files/content/readPlain.ts'
import { refusal } from '../../files/content/refusal.ts'
import { mediaTypes } from './mediaTypes.ts'

/** A file that may be a template. Tags of a binary document nobody reads. */
export type Template =
  | { readonly is: 'document'; readonly zip: PizZip; readonly mediaType: string }
  | { readonly is: 'text'; readonly text: string; readonly mediaType: string }
  | { readonly is: 'binary'; readonly mediaType: string }

/**
 * Holds what is in a file against how its name ends. Of a package the parts that were unpacked and judged are packed anew, so
 * that the library reads those and never what was handed in.
 * @throws FileRefusal
 */
export const templateIn = async (name: string, bytes: Buffer): Promise<Template> => {
  if (bytes.length === 0) throw refusal('empty')
  const ending = endingOf(name)
  switch (ending) {
    case undefined:
      throw refusal('name')
    case 'docx': {
      const zip = new PizZip()
      for (const [part, content] of await readDocx(bytes)) zip.file(part, content)
      return { is: 'document', zip, mediaType: mediaTypes.docx }
    }
    case 'doc':
      demandDoc(bytes)
      return { is: 'binary', mediaType: mediaTypes.doc }
    default: {
      const { text, encoding } = readPlain(bytes)
      return { is: 'text', text, mediaType: `${mediaTypes[ending]}; charset=${encoding}` }
    }
  }
}
