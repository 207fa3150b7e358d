import { isObject } from '#protocol/row.ts'
import {
  type FileFault,
  fileFaults,
  type KnownTag,
  type ShiftTemplate,
  shiftTemplateFile,
  shiftTemplateOf,
  shiftTemplates,
  type TemplateTags,
} from '#protocol/services/shiftTemplate.ts'
import { isApiError } from '../apiError.ts'
import type { Http } from '../http.ts'
import type { Reading, Writing } from '../resources.ts'
import { fetchFile } from './fetchFile.ts'

/** Milliseconds that a file of the largest size may take on a slow line. */
const SLOW = 120_000

const isTemplate = (data: unknown): data is ShiftTemplate =>
  isObject(data) && typeof data.id === 'number' && typeof data.institution === 'number'
const isTags = (data: unknown): data is TemplateTags => isObject(data) && Array.isArray(data.found)
const isKnown = (data: unknown): data is KnownTag => isObject(data) && typeof data.name === 'string'

interface ListedTemplates {
  readonly templates: readonly ShiftTemplate[]
  /** What may stand in a template, where the service tells. */
  readonly known: readonly KnownTag[]
}

/** The template as it is now, where the service answers it; `tags` are undefined where it does not tell. */
type Written = ShiftTemplate | undefined

const writtenIn = (data: unknown): Written => (isTemplate(data) ? data : undefined)

/** The shift summary templates of the mission service. All methods throw ApiError. Source: specification §7. */
export function createShiftTemplates(http: Http) {
  const fileOf = (id: number, which: 'file' | 'sample', options: Reading = {}): Promise<Blob> =>
    fetchFile(http, { ...shiftTemplateFile(id, which), ...options })
  return {
    async list(institutions: readonly number[], options: Reading = {}): Promise<ListedTemplates> {
      const query = { institution: institutions }
      const { body, data } = await http.send({ ...shiftTemplates, ...options, query })
      const known = isObject(body) && Array.isArray(body.known) ? body.known.filter(isKnown) : []
      return { templates: Array.isArray(data) ? data.filter(isTemplate) : [], known }
    },
    /** Null where nobody can read them. */
    async tags(id: number, options: Reading = {}): Promise<TemplateTags | null> {
      const { data } = await http.send({ ...shiftTemplateOf(id), ...options })
      return isObject(data) && isTags(data.tags) ? data.tags : null
    },
    /** Fields come before the file, as readers of streams want them. */
    async create(institution: number, file: File, options: Writing = {}): Promise<Written> {
      const body = new FormData()
      body.append('institution', String(institution))
      body.append('file', file)
      return writtenIn(
        (await http.send({ ...shiftTemplates, timeoutMs: SLOW, ...options, method: 'POST', body })).data,
      )
    },
    async replace({ id, version }: ShiftTemplate, file: File, options: Writing = {}): Promise<Written> {
      const body = new FormData()
      body.append('file', file)
      const call = { ...shiftTemplateOf(id), timeoutMs: SLOW, ...options, method: 'PUT', body } as const
      return writtenIn(
        (await http.send({ ...call, ...(version !== undefined && { ifMatch: version }) })).data,
      )
    },
    file: (id: number, options?: Reading) => fileOf(id, 'file', options),
    sample: (id: number, options?: Reading) => fileOf(id, 'sample', options),
  }
}

export type ShiftTemplates = ReturnType<typeof createShiftTemplates>

const isFault = (one: unknown): one is FileFault =>
  isObject(one) && fileFaults.some((fault) => fault === one.fault)

/** What a refusal says of the file. */
export const faultsOf = (thrown: unknown): readonly FileFault[] => {
  const body = isApiError(thrown) ? thrown.body : undefined
  return isObject(body) && Array.isArray(body.faults) ? body.faults.filter(isFault) : []
}
