import { isShared } from '#dsl/entities/places.ts'
import {
  batchAnswer,
  pageAnswer,
  removedAnswer,
  removedRowsAnswer,
  rowAnswer,
  staleAnswer,
} from '../../openapi/answers.ts'
import { isChanged, isCreated } from '../../openapi/entitySchemas.ts'
import { operationId, pascal, ref } from '../../openapi/names.ts'
import { parametersOf } from '../../openapi/parameters.ts'
import { mayRefuse } from '../../openapi/refusals.ts'
import { batchBody, linkBody, listOrCreateBody, updateBatchBody } from '../../openapi/requestBodies.ts'
import type { Resource } from '../catalogue/resource.ts'

/** A route that refuses whoever calls it, before it looks at what is sent: no client needs to know of it. */
const closed = (operation: object): object => ({ ...operation, hide: true })

/**
 * What the OpenAPI document says of the routes of a resource. Bodies are checked by the handlers, which answer with codes
 * and columns; these schemas are made of the same parts, and refer to those of `openapi/entitySchemas.ts`.
 */
export const routeSchemas = ({ entity }: Resource) => {
  const { name, wire, access } = entity
  const tags = [wire.resource]
  const row = pascal(name)
  const lists = access.read.may !== 'nobody'
  const creates = isCreated(entity)
  const verb = lists && creates ? 'listOrCreate' : creates ? 'create' : 'list'
  const post = {
    tags,
    operationId: operationId(verb, name, lists ? 'many' : 'one'),
    summary: creates ? 'List or create rows' : 'List rows',
  }
  const put = { tags, operationId: operationId('update', name, 'one'), summary: 'Change a row' }
  const remove = {
    tags,
    operationId: operationId('remove', name, 'one'),
    summary: 'Remove a row',
  }
  const batch = {
    tags,
    operationId: operationId('upsert', name, 'many'),
    summary: 'Create, change or link rows',
  }
  const updateBatch = {
    tags,
    operationId: operationId('update', name, 'many'),
    summary: 'Change rows',
  }
  const removeBatch = {
    tags,
    operationId: operationId('remove', name, 'many'),
    summary: 'Remove rows',
  }
  return {
    post: {
      ...post,
      ...(creates && parametersOf('IdempotencyKey')),
      body: listOrCreateBody(entity),
      response: {
        200: pageAnswer(`${row}Selection`),
        ...(creates && { 201: rowAnswer(row) }),
        ...mayRefuse(),
      },
    },
    put: isChanged(entity)
      ? {
          ...put,
          ...parametersOf(
            'Id',
            'IdempotencyKey',
            'IfMatch',
            ...(isShared(entity) ? (['Institutions'] as const) : []),
          ),
          body: ref(`${row}Input`),
          response: {
            200: rowAnswer(row),
            ...mayRefuse(),
            412: staleAnswer,
          },
        }
      : closed({ ...put, ...parametersOf('Id') }),
    remove:
      access.remove.may !== 'nobody'
        ? {
            ...remove,
            ...parametersOf('Id', 'IdempotencyKey', 'IfMatch', 'Institutions'),
            response: {
              200: removedAnswer,
              ...mayRefuse(),
              412: staleAnswer,
            },
          }
        : closed({ ...remove, ...parametersOf('Id') }),
    updateBatch: isChanged(entity)
      ? {
          ...updateBatch,
          ...parametersOf('IdempotencyKey', ...(isShared(entity) ? (['Institutions'] as const) : [])),
          body: updateBatchBody(entity),
          response: { 200: batchAnswer, ...mayRefuse() },
        }
      : closed(updateBatch),
    removeBatch:
      access.remove.may !== 'nobody'
        ? {
            ...removeBatch,
            ...parametersOf('IdempotencyKey', 'Institutions'),
            body: ref('NamedRows'),
            response: { 200: removedRowsAnswer, ...mayRefuse() },
          }
        : closed(removeBatch),
    batch: creates
      ? {
          ...batch,
          ...parametersOf('IdempotencyKey'),
          body: batchBody(entity),
          response: { 200: batchAnswer, ...mayRefuse() },
        }
      : closed(batch),
    /** `row`: the linked entity; `list`: the name of the list of its ids in the body. */
    linkBatch: (list: string) =>
      creates
        ? {
            tags,
            operationId: `link${pascal(list)}`,
            summary: 'Link rows to an institution',
            ...parametersOf('IdempotencyKey'),
            body: linkBody(list),
            response: { 200: batchAnswer, ...mayRefuse() },
          }
        : closed({ tags, operationId: `link${pascal(list)}`, summary: 'Link rows to an institution' }),
  }
}
