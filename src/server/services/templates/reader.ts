import type { Tag } from '#dsl/tag.ts'
import type { FileFault, TemplateTags } from '#protocol/services/shiftTemplate.ts'
import { FileRefusal } from '../../files/content/refusal.ts'
import { readTags } from './readTags.ts'
import { sampleOf } from './sampleOf.ts'
import { templateIn } from './template.ts'

/** A file that may be a template. */
interface Document {
  readonly name: string
  readonly bytes: Uint8Array
}

interface ReadTags {
  readonly mediaType: string
  readonly tags: TemplateTags | null
}

/** What is asked of the thread by name, and what comes of it. */
export interface Readings {
  readonly tags: { readonly of: Document & { readonly known: readonly Tag[] }; readonly value: ReadTags }
  /** Undefined where nobody can fill the document in. */
  readonly sample: {
    readonly of: Document & { readonly values: Readonly<Record<string, string>> }
    readonly value: Uint8Array | undefined
  }
}

/** What crosses from the thread: the class of an error does not. */
export type Read<T> = { readonly value: T } | { readonly faults: readonly FileFault[] }

const told = async <T>(read: () => Promise<T>): Promise<Read<T>> => {
  try {
    return { value: await read() }
  } catch (error) {
    if (error instanceof FileRefusal) return { faults: error.faults }
    throw error
  }
}

type Reader<K extends keyof Readings> = (of: Readings[K]['of']) => Promise<Read<Readings[K]['value']>>

// Run in a thread of their own by `reading.ts`, each by its name.
export const tags: Reader<'tags'> = ({ name, bytes, known }) =>
  told(async () => {
    const template = await templateIn(name, Buffer.from(bytes))
    return { mediaType: template.mediaType, tags: readTags(template, known) }
  })

export const sample: Reader<'sample'> = ({ name, bytes, values }) =>
  told(async () => sampleOf(await templateIn(name, Buffer.from(bytes)), values))
