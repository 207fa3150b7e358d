import { isObject } from '#protocol/row.ts'
import type { FileFault, FileFaultName, TemplatePart } from '#protocol/services/shiftTemplate.ts'

/** The library's names for what is wrong: stable, where its sentences are English. */
const faults: Readonly<Record<string, FileFaultName>> = {
  unopened_tag: 'unopenedTag',
  unclosed_tag: 'unclosedTag',
  duplicate_open_tag: 'doubledBrace',
  duplicate_close_tag: 'doubledBrace',
  unopened_loop: 'unopenedSection',
  unclosed_loop: 'unclosedSection',
  closing_tag_does_not_match_opening_tag: 'crossedSections',
  unbalanced_loop_tags: 'crossedSections',
  raw_xml_tag_should_be_only_text_in_paragraph: 'rawTag',
  malformed_xml: 'brokenFile',
  file_has_invalid_xml: 'brokenFile',
}
/** Nobody corrects more at a time. */
const MOST = 20

/** What is wrong with the braces of a template, each with the tag and the part that it stands in. */
export const brokenSyntax = (error: unknown): readonly FileFault[] => {
  const { errors } = propertiesOf(error)
  const all: readonly unknown[] = Array.isArray(errors) && errors.length > 0 ? errors : [error]
  return all.slice(0, MOST).map((one): FileFault => {
    const { id, xtag, openingtag, file } = propertiesOf(one)
    const said = xtag ?? openingtag
    const tag = typeof said === 'string' ? said.trim().slice(0, 60) : ''
    return {
      fault: faults[String(id)] ?? 'brokenTag',
      ...(tag && { tag }),
      ...(typeof file === 'string' && { part: partOf(file) }),
    }
  })
}

const propertiesOf = (error: unknown): Readonly<Record<string, unknown>> =>
  isObject(error) && isObject(error.properties) ? error.properties : {}

const partOf = (file: string): TemplatePart => {
  if (file.endsWith('/document.xml')) return 'body'
  if (/\/header\d*\.xml$/.test(file)) return 'header'
  return /\/footer\d*\.xml$/.test(file) ? 'footer' : 'other'
}
