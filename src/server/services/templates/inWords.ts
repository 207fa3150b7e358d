import type { FileFault } from '#protocol/services/shiftTemplate.ts'
import { HttpProblem } from '../../errors.ts'
import { FileRefusal } from '../../files/content/refusal.ts'
import { textsOf } from '../../texts.ts'

/** Looks into a file and tells what is wrong with it in a language. @throws HttpProblem 400, 413 */
export const inWords = async <T>(lang: string, look: () => Promise<T>): Promise<T> => {
  try {
    return await look()
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
