import Docxtemplater, { type DXT } from 'docxtemplater'
import TxtTemplater from 'docxtemplater/js/text.js'
import { options } from './readTags.ts'
import type { Template } from './template.ts'

/** What is unknown stands as it was written; a section of it is left out. */
const nullGetter = ({ module, value }: DXT.Part): string => (module ? '' : `{${value}}`)

/** A template filled in with what a shift might say; undefined where nobody can. Texts are in UTF-8 with a mark, as spreadsheets want them. */
export const sampleOf = (
  template: Template,
  values: Readonly<Record<string, string>>,
): Buffer | undefined => {
  switch (template.is) {
    case 'binary':
      return undefined
    case 'text':
      return Buffer.from(
        `\ufeff${new TxtTemplater(template.text, { ...options, nullGetter }).render(values)}`,
      )
    case 'document': {
      const document = new Docxtemplater(template.zip, { ...options, nullGetter })
      return document.render(values).toBuffer({ compression: 'DEFLATE' })
    }
  }
}
