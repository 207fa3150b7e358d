import { type DecodedCsv, decodeCsv } from '#engine/csv/decodeCsv.ts'
import { demandReadable } from './demandReadable.ts'
import { refusal } from './refusal.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them, most other files do
const binary = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufffd]/
const otherFormat = /^\s*(%PDF|\{\\rtf)/
const markup = /^\s*<|<(!doctype|html|head|body|script|svg|iframe|object|embed|\?xml)\b/i

/**
 * A text as people write them, in UTF-8, UTF-16 with a mark or Windows-1252.
 * @throws FileRefusal: notText, markup, tooLong
 */
export const readPlain = (bytes: Buffer): DecodedCsv => {
  const decoded = decodeCsv(bytes)
  const { text } = decoded
  if (binary.test(text) || otherFormat.test(text)) throw refusal('notText')
  if (markup.test(text)) throw refusal('markup')
  demandReadable([text])
  return decoded
}
