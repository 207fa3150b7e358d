import { readFileSync } from 'node:fs'
import { createElement as h, type ReactNode } from 'react'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import {
  linkBatchPath,
  removeBatchPath,
  resourceEndpoint,
  updateBatchPath,
  upsertBatchPath,
} from '#protocol/resource.ts'
import { pathOf } from '#protocol/services.ts'
import { isCreated } from '#server/openapi/entitySchemas.ts'
import { type ApiDocument, operationsOf } from '../changes/calls/apiDocument.ts'
import { callExample } from '../examples/callExamples.ts'
import { type Page, storedEntity } from '../page.ts'
import { code, listing, paragraph, section } from '../parts.ts'

/** Read as it stands: the compiler would make a type of the whole document. */
const api: ApiDocument = JSON.parse(
  readFileSync(new URL(import.meta.resolve('#generated/openapi.json')), 'utf8'),
)
/** Method and path. */
const calls = [...operationsOf(api).keys()].map((call) => call.split(' '))

interface Call {
  readonly method: string
  readonly path: string
  /** `specification.calls.{does}` */
  readonly does: string
}

const below: Readonly<Record<string, string>> = {
  [upsertBatchPath]: 'upsert',
  [updateBatchPath]: 'updateBatch',
  [removeBatchPath]: 'removeBatch',
  [linkBatchPath]: 'link',
}

const doesOf = (entity: AnyEntity, method: string, rest: string): string => {
  if (method === 'DELETE') return 'remove'
  if (method === 'PUT') return rest === '' ? 'changeOne' : 'change'
  if (rest === '') return isCreated(entity) ? 'listOrCreate' : 'list'
  return below[rest] ?? 'other'
}

export const rootPath = (entity: AnyEntity): string => pathOf(resourceEndpoint(entity.wire))

/** The calls of the resource that the API's own description has. */
const callsOf = (entity: AnyEntity): Call[] => {
  const root = rootPath(entity)
  return calls.flatMap(([method = '', path = '']) =>
    path === root || path.startsWith(`${root}/`)
      ? [{ method, path, does: doesOf(entity, method, path.slice(root.length)) }]
      : [],
  )
}

/** Each call of an entity's resource, and what it does. */
export const callList = ({ say }: Pick<Page, 'say'>, entity: AnyEntity): ReactNode =>
  h(
    'ul',
    { className: 'spec-calls' },
    ...callsOf(entity).map(({ method, path, does }) =>
      h('li', { key: method + path }, code(`${method} ${path}`), ' ', say(`calls.${does}`)),
    ),
  )

export const callsSection = (page: Page): ReactNode => {
  const { say } = page
  const entity = storedEntity(page.table)
  const { body, answer, status } = callExample(page.samples, page.catalogue.entities, entity)
  const request = `POST ${rootPath(entity)}\n\n${JSON.stringify(body, null, 2)}`
  return section(
    'calls',
    say('sections.calls'),
    paragraph(say('calls.lead'), ' ', h('a', { href: '/docs' }, code('/docs'))),
    callList(page, entity),
    h('h3', null, say('calls.request')),
    listing(say('calls.request'), request),
    h('h3', null, say('calls.answer')),
    listing(say('calls.answer'), `${status}\n\n${JSON.stringify(answer, null, 2)}`),
  )
}
