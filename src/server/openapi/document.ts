import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isInstitution, joinOf, placeColumn } from '#dsl/entities/places.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { sharedResponses } from './answers.ts'
import { parameters } from './parameters.ts'

const description = `Every resource speaks one protocol.

- \`POST {resource}\` with \`{"search": "<JSON>"}\` answers a page of the list and how many rows match: \`{data, count}\`. Any other body creates a row: 201 \`{data}\`.
- \`PUT {resource}/{id}\` changes the columns sent and keeps the rest; with \`?institutions=1,2\` only there. \`If-Match\` names the version that is changed; 412 answers with the row as it is by now. \`/v2\` may be left out.
- \`PUT {resource}\` does the same where an institution has one row, which \`institution\` of the body names.
- \`DELETE {resource}/{id}\` removes a row, or marks it, or takes it out of institutions.
- \`POST {resource}/upsert-batch\` writes up to 100 rows, all or none. A line with a \`version\` is refused (412) where the row has another one by now.
- \`POST {resource}/update-batch\` changes up to 1000 rows that are there, and \`remove-batch\` removes them, all or none; with \`?institutions=1,2\` only there. Rows that are gone (404) or are another version by now (412) are named by their lines.

A name that is not declared is refused (400), never dropped; null empties a column. Every row has a \`version\`, which rises with each change. \`institution\` of rows that institutions share lists those in reach. Columns that hold a secret are written only: \`{column}IsSet\` tells whether there is one. What is refused is a \`Problem\`: a code, sentences in the person's language, and the columns concerned.

Sign in with \`POST /auth/login\`; the access token lasts ten minutes, \`GET /auth/token/refresh\` exchanges the cookie for the next.`

const belonging = (entity: AnyEntity): string => {
  if (isInstitution(entity)) return 'The institutions themselves.'
  const join = joinOf(entity)
  if (join) return `Shared by institutions, through \`${join.resource}\`.`
  const column = placeColumn(entity)
  return column === undefined ? 'Common to all institutions.' : `Of one institution: \`${column}\`.`
}

const services = [
  { name: 'auth', description: 'Signing in, tokens, passwords and locked accounts.' },
  { name: 'bff-admin', description: 'The session of the person who is signed in.' },
  {
    name: 'bff-backoffice',
    description: 'Agency subscriptions of an institution, and what it is granted by calls of their own.',
  },
  {
    name: 'mission-service',
    description: 'Files that shift summaries are made from: one an institution, as multipart forms.',
  },
  {
    name: 'counter-service',
    description: 'Counters in the words of the counter service, where `status` is the worker type.',
  },
  { name: 'flags', description: 'Feature flags.' },
  { name: 'messaging', description: 'Messages to people, and what became of them.' },
  { name: 'work', description: 'What is done after the request that asked for it.' },
  { name: 'history', description: 'What became of rows.' },
  { name: 'server', description: 'Whether the server lives, can serve, and where its services are.' },
]

const shared = {
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The access token of `POST /auth/login` or `GET /auth/token/refresh`.',
    },
  },
  parameters,
  requestBodies: {
    NamedRows: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/NamedRows' } } },
    },
  },
  headers: {
    RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  },
}

/** What the document says before its routes. */
export const documentOptions = (catalogue: Catalogue) =>
  ({
    openapi: '3.1.0',
    info: {
      title: 'Pupitre',
      version: packageJson.version,
      description,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server that gives this document' }],
    tags: [
      ...[...catalogue.entities.values()].map((entity) => ({
        name: entity.wire.resource,
        description: belonging(entity),
      })),
      ...services,
    ],
    components: { ...shared, responses: sharedResponses(catalogue) },
    security: [{ bearer: [] }],
  }) as FastifyDynamicSwaggerOptions['openapi']
