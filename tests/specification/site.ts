import { catalogue } from '#schemas'
import { described } from '#schemas/described/described.ts'
import { specificationFiles } from '../../generators/specification/site.ts'

/** All that is written, once for every suite of a process. */
export const site = specificationFiles(catalogue, described)

export const pagesIn = (files: ReadonlyMap<string, string | undefined>): [string, string][] =>
  [...files].flatMap(([path, text]): [string, string][] =>
    path.endsWith('.html') ? [[path, text ?? '']] : [],
  )

/** What a reader reads: without names of code, and without what is sent to the letter. */
export const proseOf = (html: string): string =>
  html
    .replace(/<(code|pre|svg|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\w+;/g, ' ')

const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" }

/** The attributes of each element that bears one of that name. */
export const elementsWith = (html: string, attribute: string): Readonly<Record<string, string>>[] =>
  [...html.matchAll(/<\w+ ([^>]*)>/g)]
    .map(([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value = '']) => [
          name,
          value.replace(/&(#?\w+);/g, (all, entity) => entities[entity] ?? all),
        ]),
      ),
    )
    .filter((one) => attribute in one)
