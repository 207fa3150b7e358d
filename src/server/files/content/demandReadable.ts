import { refusal } from './refusal.ts'

/** Characters with their markup, and tags: a page of Word has some twenty thousand and a dozen. */
const LONGEST = 250_000
const MOST_TAGS = 500

/**
 * Reading for tags takes a hundred times the memory of the text, during which nobody else is answered.
 * @throws FileRefusal: tooLong
 */
export const demandReadable = (texts: readonly string[]): void => {
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  if (length > LONGEST) throw refusal('tooLong')
  const tags = texts.reduce((sum, text) => sum + text.split('{').length - 1, 0)
  if (tags > MOST_TAGS) throw refusal('tooLong')
}
