import { describe, expect, it } from 'vitest'
import { number, text } from '#dsl'
import openapi from '#generated/openapi.json' with { type: 'json' }
import { languages } from '../../../generators/languages.ts'
import type { ApiDocument } from '../../../generators/specification/changes/calls/apiDocument.ts'
import { callChanges } from '../../../generators/specification/changes/calls/callChanges.ts'
import { compare } from '../../../generators/specification/changes/compare/compare.ts'
import { wordsOf } from '../../../generators/specification/words/words.ts'
import { boxesSaid } from './small.ts'

const real = openapi as unknown as ApiDocument
const said = boxesSaid({})

/** Ids of what has changed in the calls from one document to another, nothing being told of the schemas. */
const between = (before: ApiDocument, after: ApiDocument): string[] =>
  compare(said, said, callChanges(before, after)).changes.map(({ id }) => id)

type Body = Readonly<Record<string, object>>
/** A document of one call, which takes and gives an object of these properties. */
const documentOf = (sent: Body, answered: Body, more: object = {}, required: readonly string[] = []) =>
  ({
    paths: {
      '/boxes': {
        post: {
          tags: ['box'],
          requestBody: {
            content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Box' }] } } },
          },
          responses: {
            200: { content: { 'application/json': { schema: { type: 'object', properties: answered } } } },
          },
          ...more,
        },
      },
    },
    components: { schemas: { Box: { type: 'object', properties: sent, required } } },
  }) as unknown as ApiDocument

const word = { type: 'string' }
const count = { type: 'integer' }
const before = documentOf({ name: word, size: { enum: ['S', 'M'], type: 'string' } }, { id: count })

describe('what breaks clients, as the documents of the API say', () => {
  it('is nothing between the document and itself', () => {
    expect(between(real, real)).toEqual([])
  })

  it('is a call that is gone', () => {
    const { '/auth/login': _, ...paths } = real.paths
    expect(between(real, { ...real, paths })).toEqual(['POST /auth/login: removed call'])
    // What is new breaks nobody.
    expect(between({ ...real, paths }, real)).toEqual([])
  })

  it('is a body that is asked for now, where none was', () => {
    const schema = { type: 'object', properties: { name: word, size: word }, required: ['name'] }
    const content = { 'application/json': { schema } }
    const without = documentOf({}, {}, { requestBody: undefined })
    expect(between(without, documentOf({}, {}, { requestBody: { content, required: true } }))).toEqual([
      'POST /boxes: tightened sent required name',
    ])
    expect(between(without, documentOf({}, {}, { requestBody: { content } }))).toEqual([])
  })

  it('is a property that is taken no more, is asked for now, or has another type or fewer values', () => {
    const size = { enum: ['S'], type: 'string' }
    expect(
      between(before, documentOf({ size: { enum: ['S', 'M'], type: 'string' } }, { id: count })),
    ).toEqual(['POST /boxes: removed sent removed name'])
    expect(
      between(before, documentOf({ name: word, size }, { id: count }, {}, ['name', 'owner'])).toSorted(),
    ).toEqual([
      'POST /boxes: tightened sent required name',
      'POST /boxes: tightened sent required owner',
      'POST /boxes: tightened sent values size M',
    ])
    const other = documentOf({ name: count, size: { enum: ['S', 'M', 'L'], type: 'string' } }, { id: count })
    expect(between(before, other)).toEqual(['POST /boxes: changed sent type name'])
  })

  it('is a property that is answered no more, or is something else; more of them are fine', () => {
    const sent = { name: word, size: { enum: ['S', 'M'], type: 'string' } }
    expect(between(before, documentOf(sent, { name: word }))).toEqual([
      'POST /boxes: removed answered removed id',
    ])
    expect(between(before, documentOf(sent, { id: { type: ['integer', 'null'] } }))).toEqual([
      'POST /boxes: changed answered type id',
    ])
    expect(between(before, documentOf(sent, { id: count, name: word }))).toEqual([])
  })

  it('is a parameter that is read no more or asked for now, and an answer that does not come any more', () => {
    const sent = { name: word, size: { enum: ['S', 'M'], type: 'string' } }
    const asks = (name: string, required: boolean) =>
      documentOf(sent, { id: count }, { parameters: [{ in: 'query', name, required, schema: word }] })
    expect(between(asks('part', false), before)).toEqual([
      'POST /boxes: removed parameter removed query part',
    ])
    expect(between(before, asks('part', true))).toEqual([
      'POST /boxes: tightened parameter required query part',
    ])
    expect(between(before, asks('part', false))).toEqual([])
    const without = documentOf(sent, { id: count }, { responses: { 204: {} } })
    expect(between(before, without)).toEqual(['POST /boxes: removed answer 200'])
  })

  it('is a parameter of another type or fewer values; in an address a text says whatever a number does', () => {
    const sent = { name: word, size: { enum: ['S', 'M'], type: 'string' } }
    const asks = (schema: object) => {
      const ofThePath = { in: 'path', name: 'id', required: true, schema: count }
      const parameters = [{ $ref: '#/components/parameters/Part' }, ofThePath]
      const { components, ...document } = documentOf(sent, { id: count }, { parameters })
      return {
        ...document,
        components: { ...components, parameters: { Part: { in: 'query', name: 'part', schema } } },
      } as ApiDocument
    }
    expect(between(asks(word), asks(count))).toEqual(['POST /boxes: changed parameter type query part'])
    expect(between(asks({ type: 'array', items: word }), asks({ type: 'array', items: count }))).toEqual([
      'POST /boxes: changed parameter type query part[]',
    ])
    expect(between(asks({ type: 'array', items: word }), asks(word))).toEqual([
      'POST /boxes: changed parameter type query part',
    ])
    expect(
      between(asks({ enum: ['S', 'M'], type: 'string' }), asks({ enum: ['S'], type: 'string' })),
    ).toEqual(['POST /boxes: tightened parameter values query part M'])
    for (const [narrow, wide] of [
      [count, { type: 'number' }],
      [count, word],
      [{ type: 'boolean' }, word],
      [
        { enum: ['S'], type: 'string' },
        { enum: ['S', 'M'], type: 'string' },
      ],
    ] as const)
      expect(between(asks(narrow), asks(wide))).toEqual([])
  })

  it('is marked as such, so that it has to be declared', () => {
    const [change] = compare(said, said, callChanges(before, documentOf({}, { id: count }))).changes
    expect(change).toMatchObject({ marks: ['api'], subject: { call: 'POST /boxes' }, tables: [] })
  })
})

it('what a column of the schemas tells is not told again of each call', () => {
  const [old, next] = [
    boxesSaid({ code: text(), size: number() }),
    boxesSaid({ code: number(), size: number() }),
  ]
  const [sent, later] = [documentOf({ code: word, tag: word }, {}), documentOf({ code: count }, {})]
  const ids = compare(old, next, callChanges(sent, later)).changes.map(({ id }) => id)
  expect(ids).toContain('POST /boxes: removed sent removed tag')
  expect(ids.filter((id) => id.startsWith('POST /boxes'))).toHaveLength(1)
  expect(ids.some((id) => id.startsWith('box.code: '))).toBe(true)
  const renamed = boxesSaid({ label: text({ renamedFrom: 'code' }), size: number() })
  const called = callChanges(documentOf({ code: word }, {}), documentOf({ label: word }, {}))
  expect(compare(old, renamed, called).changes.map(({ subject }) => subject.call)).not.toContain(
    'POST /boxes',
  )
})

it('each kind of break has its sentence in every language', async () => {
  const speak = await wordsOf()
  const kinds = ['call', 'answer']
  const ofParameters = ['removed', 'required', 'type', 'values'].map((one) => `parameter.${one}`)
  const ofFields = [
    'sent.removed',
    'sent.required',
    'sent.type',
    'sent.values',
    'answered.removed',
    'answered.type',
  ]
  for (const language of languages)
    for (const what of [...kinds, ...ofParameters, ...ofFields])
      expect([language, what, speak(language).exists(`specification.changes.what.${what}`)]).toEqual([
        language,
        what,
        true,
      ])
})
