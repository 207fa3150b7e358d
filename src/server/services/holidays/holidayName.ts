import { knownLanguage, textsOf } from '../../texts.ts'

/** Of days and of regions, by the name that date-holidays gives, in whichever language, where it has none in ours or a wrong one. */
const texts = textsOf('holidays')

/** What it sets after the name of a day that stands in for another. */
const standsIn = / \((?:jour substitut|Ersatztag|substitute day|día sustituto)\)$/

/** How a holiday is called in a language, with the apostrophe that is printed. */
export const holidayName = (given: string, lang: string): string => {
  const name = given.replaceAll("'", '’')
  const [after = ''] = standsIn.exec(name) ?? []
  const own = name.slice(0, name.length - after.length)
  return (texts(knownLanguage(lang) ?? lang, `holidays.${own}`) ?? own) + after
}

/** Stands before the names of a country's regions alike: a person who looks for one begins with its own name. */
const whatItIs =
  /^(?:[CK]anton d['’]|(?:[CK]anton(?: de| du| des| of)?|Département(?: et région d['’]outre-mer)?) )/u

/** How a region is called: as the country itself does, mostly. */
export const regionName = (given: string, lang: string): string => {
  const name = given.replace(whatItIs, '')
  return texts(knownLanguage(lang) ?? lang, `regions.${name}`) ?? name
}
