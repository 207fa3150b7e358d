import Docxtemplater, { type DXT } from 'docxtemplater'
import InspectModule from 'docxtemplater/js/inspect-module.js'
import type { Tag } from '#dsl/tag.ts'
import type { TemplateTags } from '#protocol/services/shiftTemplate.ts'
import { FileRefusal } from '../../files/content/refusal.ts'
import { brokenSyntax } from './brokenSyntax.ts'
import type { Template } from './template.ts'
import { wrapped } from './wrapped.ts'

/** As templates are read and filled in alike. Tags are plain names: nothing that stands in them is evaluated. */
export const options = { paragraphLoop: true, linebreaks: true, errorLogging: false } as const

/**
 * The tags of a template, of which no two are the same; null where nobody can read them.
 * @throws FileRefusal with what is wrong with the braces, and where
 */
export const readTags = (template: Template, known: readonly Tag[]): TemplateTags | null => {
  if (template.is === 'binary') return null
  const zip = template.is === 'document' ? template.zip : wrapped(template.text)
  const inspection = new InspectModule()
  try {
    new Docxtemplater(zip, { ...options, modules: [inspection] })
  } catch (error) {
    throw new FileRefusal(brokenSyntax(error))
  }
  const parts = within(inspection.getAllStructuredTags())
  const raw = parts.find(({ module }) => module === 'rawxml')
  // What it stands for would be taken as markup of the document.
  if (raw) throw new FileRefusal([{ fault: 'rawTag', tag: raw.value.slice(0, 60) }])
  const names = new Set(parts.map(({ value }) => value.trim()).filter((name) => name !== '' && name !== '.'))
  return {
    found: known.flatMap(({ name }) => (names.has(name) ? [name] : [])),
    unknown: [...names].filter((name) => !known.some((tag) => tag.name === name)),
    missing: known.flatMap(({ name, required }) => (required && !names.has(name) ? [name] : [])),
  }
}

/** Those that stand between the beginning and the end of others too. */
const within = (parts: readonly DXT.Part[]): readonly DXT.Part[] =>
  parts.flatMap((part) => [part, ...within(part.subparsed ?? [])])
