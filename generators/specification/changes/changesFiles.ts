import type { Files } from '../../files.ts'
import { type Language, languages } from '../../languages.ts'
import type { Words } from '../words/words.ts'
import { changesPage } from './page/changesPage.ts'
import type { ChangesReport } from './report.ts'
import type { Voices } from './words/changeText.ts'
import { voiceOf } from './words/voice.ts'

/** How the two revisions of a report are spoken of. */
export const voicesOf = ({ comparison }: ChangesReport, words: Words): Voices => ({
  old: voiceOf(words, comparison.sides.old),
  next: voiceOf(words, comparison.sides.next),
})

/** The page of what has changed, in every language, by its path below the folder of the specification. */
export const changesFiles = (report: ChangesReport, speak: (language: Language) => Words): Files =>
  new Map(
    languages.map((language) => [
      `${language}/changes/index.html`,
      changesPage(voicesOf(report, speak(language)), report),
    ]),
  )
