import type { Subject, Text } from './subject.ts'

/** A text without its comments; what looks like one in a string goes too, which hides no use of a name. */
const withoutComments = (text: string): string =>
  text.replace(/(^|\s)\/\*\*?\s[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/ .*$/gm, '$1')

const counted = (files: readonly Text[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  for (const { text } of files)
    for (const [word] of withoutComments(text).matchAll(/[A-Za-z_$][\w$]*/g))
      times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

const kept = new WeakMap<readonly Text[], ReadonlyMap<string, number>>()

/** Every word of some files with how often it is said: read once, whoever asks. */
const wordsOf = (files: readonly Text[], are = (_: Text) => true): ReadonlyMap<string, number> => {
  const words = kept.get(files) ?? counted(files.filter(are))
  kept.set(files, words)
  return words
}

/** Rooms that know what the entities of the catalogue are called; the others serve any. */
const SPEAKING = ['src/server/', 'src/app/', 'src/screens/', 'src/client/', 'src/protocol/']

/** Whether services or screens that are written by hand say a name. */
export const isSpokenOf = ({ source }: Subject, name: string): boolean =>
  wordsOf(source, ({ path }) => SPEAKING.some((room) => path.startsWith(room))).has(name)

/** How often schemas say a name, comments aside. */
export const timesSaid = ({ schemas }: Subject, name: string): number => wordsOf(schemas).get(name) ?? 0
