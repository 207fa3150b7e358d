import type { Subject, Text } from './subject.ts'

/** A text without its comments; what looks like one in a string goes too, which hides no use of a name. */
const withoutComments = (text: string): string =>
  text.replace(/(^|\s)\/\*\*?\s[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/ .*$/gm, '$1')

const counted = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  for (const text of texts)
    for (const [word] of withoutComments(text).matchAll(/[A-Za-z_$][\w$]*/g))
      times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

const kept = new WeakMap<readonly Text[], ReadonlyMap<string, number>>()

/** Every word of some files with how often it is said: read once, whoever asks. */
const wordsOf = (
  files: readonly Text[],
  textOf: (file: Text) => string | undefined,
): ReadonlyMap<string, number> => {
  const words = kept.get(files) ?? counted(files.flatMap((file) => textOf(file) ?? []))
  kept.set(files, words)
  return words
}

/** Rooms that know what the entities of the catalogue are called; the others serve any. */
const SPEAKING = ['src/server/', 'src/app/', 'src/screens/', 'src/client/', 'src/protocol/']

/** Whether services or screens that are written by hand say a name. */
export const isSpokenOf = ({ source }: Subject, name: string): boolean =>
  wordsOf(source, ({ path, text }) =>
    SPEAKING.some((room) => path.startsWith(room)) ? text : undefined,
  ).has(name)

/** How often schemas take a constant, its declaration among them: what stands in quotes is the name of something else. */
export const timesTaken = ({ schemas }: Subject, name: string): number =>
  wordsOf(schemas, ({ text }) => text.replace(/'[^'\n]*'/g, "''")).get(name) ?? 0
