import type { Endpoint } from '../services.ts'

/** What can be wrong with a file, each with its sentence: `screens.shiftSummaryTemplate.faults.{fault}`. */
export const fileFaults = [
  'name',
  'empty',
  'tooLarge',
  'otherContent',
  'brokenFile',
  'encrypted',
  'macros',
  'active',
  'unpacksTooLarge',
  'tooLong',
  'outside',
  'markup',
  'notText',
  'unopenedTag',
  'unclosedTag',
  'doubledBrace',
  'unopenedSection',
  'unclosedSection',
  'crossedSections',
  'rawTag',
  'brokenTag',
] as const
export type FileFaultName = (typeof fileFaults)[number]

/** `tag` is what stands there, `part` the part of the document: `screens.shiftSummaryTemplate.parts.{part}`. */
export interface FileFault {
  readonly fault: FileFaultName
  readonly tag?: string
  readonly part?: TemplatePart
}

export const templateParts = ['body', 'header', 'footer', 'other'] as const
export type TemplatePart = (typeof templateParts)[number]

/** Most bytes of a file. */
export const MAX_BYTES = 5_000_000

/** What a template speaks of. `unknown` is left as it stands, `missing` are those demanded that do not occur. */
export interface TemplateTags {
  readonly found: readonly string[]
  readonly unknown: readonly string[]
  readonly missing: readonly string[]
}

/** A template; `tags` where one was asked for or written, null where nobody can read them. */
export interface ShiftTemplate {
  readonly id: number
  readonly version: number
  readonly institution: number
  readonly templateName: string
  readonly size: number
  readonly tags?: TemplateTags | null
}

/** What may stand in a template: the name between braces, and whether one without it says too little. */
export interface KnownTag {
  readonly name: string
  readonly required: boolean
}

/** `GET` lists, `POST` creates of the multipart fields `file` and `institution`. Source: specification §7. */
export const shiftTemplates: Endpoint = { service: 'mission', path: '/v1/shiftTemplate' }

/** `GET` with its tags; `PUT` with the multipart field `file` replaces. */
export const shiftTemplateOf = (id: number | ':id'): Endpoint => ({
  ...shiftTemplates,
  path: `${shiftTemplates.path}/${id}`,
})

/** The file as it was handed in, or filled in with what a shift might say. */
export const shiftTemplateFile = (id: number | ':id', which: 'file' | 'sample'): Endpoint => ({
  ...shiftTemplates,
  path: `${shiftTemplates.path}/${id}/${which}`,
})
