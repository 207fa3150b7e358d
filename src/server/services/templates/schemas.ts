import type { JsonSchema } from '#dsl/columns/kind.ts'
import { fileFaults, templateParts } from '#protocol/services/shiftTemplate.ts'
import { dataAnswer, staleAnswer } from '#server/openapi/answers.ts'
import { ref } from '#server/openapi/names.ts'
import { listOf, objectOf } from '#server/openapi/objects.ts'
import { parametersOf } from '#server/openapi/parameters.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'

const tags = ['mission-service']
const text: JsonSchema = { type: 'string' }
const count: JsonSchema = { type: 'integer' }
/** Shared by the answers that hold one or several. */
export const templateSchema = {
  $id: 'MissionServiceTemplate',
  ...objectOf(
    {
      id: ref('Id'),
      version: count,
      institution: ref('Id'),
      templateName: text,
      size: { ...count, description: 'In bytes.' },
      file: { ...count, description: 'The number that the file is kept under.' },
      tags: {
        ...objectOf({ found: listOf(text), unknown: listOf(text), missing: listOf(text) }),
        type: ['object', 'null'],
        description:
          'Of one template: names that stand in it, those that nothing stands for, those demanded that are not there. Null where nobody can read them (DOC).',
      },
    },
    ['tags'],
  ),
}

const one = ref('MissionServiceTemplate')
const answer = (description: string): JsonSchema => dataAnswer(description, one)
const file: JsonSchema = {
  ...text,
  format: 'binary',
  description:
    'Named by letters, digits, comma, underscore, dot and dash, up to 100 characters, ending in docx, doc, csv or txt; at most 5 MB.',
}
export const refusedFileSchema = {
  $id: 'RefusedFile',
  allOf: [ref('Problem')],
  ...objectOf(
    {
      faults: listOf(
        objectOf(
          {
            fault: { ...text, enum: [...fileFaults] },
            tag: text,
            part: { ...text, enum: [...templateParts] },
          },
          ['tag', 'part'],
        ),
      ),
    },
    ['faults'],
  ),
}
const refusedFile: JsonSchema = {
  description: 'Refused: `errors` says why in the language of whoever asked, `faults` by name',
  allOf: [ref('RefusedFile')],
}
const multipart = (properties: Readonly<Record<string, JsonSchema>>) => ({
  consumes: ['multipart/form-data'],
  body: objectOf(properties),
})
const handedOut = (description: string) => ({
  response: {
    200: { description, content: { 'application/octet-stream': { schema: { ...text, format: 'binary' } } } },
    ...mayRefuse(),
  },
})

/** What the OpenAPI document says of the service. */
export const templateSchemas = {
  list: {
    tags,
    operationId: 'listTemplatesOfService',
    summary: 'List the shift summary templates of institutions',
    querystring: {
      type: 'object',
      properties: {
        institution: { ...text, description: 'Ids with commas; all in reach where it is left out.' },
      },
    },
    response: {
      200: {
        description: 'In order of id, and what may stand in a template',
        ...objectOf({
          data: listOf(one),
          count,
          known: listOf(objectOf({ name: text, required: { type: 'boolean' } })),
        }),
      },
      ...mayRefuse(),
    },
  },
  read: {
    tags,
    operationId: 'readTemplateOfService',
    summary: 'A shift summary template with its tags',
    ...parametersOf('Id'),
    response: { 200: answer('With its tags'), ...mayRefuse() },
  },
  create: {
    tags,
    operationId: 'createTemplateOfService',
    summary: 'Give an institution a shift summary template, for provider staff',
    ...parametersOf('IdempotencyKey'),
    ...multipart({ file, institution: { ...count, minimum: 1 } }),
    response: {
      201: answer('As it was created'),
      ...mayRefuse(),
      400: refusedFile,
    },
  },
  replace: {
    tags,
    operationId: 'replaceTemplateOfService',
    summary: 'Replace the file of a shift summary template, for provider staff',
    ...parametersOf('Id', 'IdempotencyKey', 'IfMatch'),
    ...multipart({ file }),
    response: {
      200: answer('As it is now'),
      ...mayRefuse(),
      400: refusedFile,
      412: staleAnswer,
    },
  },
  file: {
    tags,
    operationId: 'downloadTemplateOfService',
    summary: 'The file of a shift summary template as it was handed in',
    ...parametersOf('Id'),
    ...handedOut('The file, to be kept'),
  },
  sample: {
    tags,
    operationId: 'downloadSampleOfService',
    summary: 'A shift summary template filled in with what a shift might say; 404 for a DOC',
    ...parametersOf('Id'),
    ...handedOut('The file, to be kept'),
  },
}
