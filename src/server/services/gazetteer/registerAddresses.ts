import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#dsl/catalogue.ts'
import { askedLength, precisions } from '#protocol/services/address.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { refused } from '../../errors.ts'
import { mayRefuse } from '../../openapi/refusals.ts'
import { providerOf } from './providers/providerOf.ts'

const text = { type: 'string' } as const

const schemaOf = (countries: readonly (string | number)[]) =>
  ({
    tags: ['institution'],
    operationId: 'suggestAddresses',
    summary: 'Addresses of a country that what was typed may mean, to be chosen from',
    querystring: {
      type: 'object',
      additionalProperties: false,
      required: ['country', 'text'],
      properties: {
        country: { type: 'string', enum: [...countries] },
        text: { type: 'string', description: `What was typed; ${askedLength.max} characters at most.` },
      },
    },
    response: {
      200: {
        description: 'Best first, 8 at most; none where the list of places is not there yet',
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'array',
            items: {
              type: 'object',
              required: ['label', 'address', 'city', 'country', 'lat', 'lng', 'precision', 'source'],
              properties: {
                label: {
                  ...text,
                  description: 'The address, and what tells it from others that read the same.',
                },
                address: { ...text, description: 'As it is stored.' },
                postalCode: { type: ['string', 'null'] },
                city: text,
                country: text,
                lat: { type: 'number' },
                lng: { type: 'number' },
                precision: {
                  type: 'string',
                  enum: [...precisions],
                  description: 'What the coordinates stand for.',
                },
                source: text,
              },
            },
          },
        },
      },
      ...mayRefuse(),
    },
  }) as const

interface Parts {
  readonly catalogue: Catalogue
  readonly database: Database
  readonly config: Config
}

/** `GET /institution-service/addresses?country=fr&text=strasb`: `{data: [suggestion]}`; 400 for a text that is too long. */
export const registerAddresses = (app: FastifyInstance, { catalogue, database, config }: Parts): void => {
  const countries = catalogue.enumerations.get('country')?.values ?? []
  const { provider, outbound } = providerOf({ config, database, warn: app.log.warn.bind(app.log) })
  if (outbound) app.addHook('onClose', () => outbound.close())
  app.get<{ Querystring: { readonly country: string; readonly text: string } }>(
    pathOf(endpoints.addresses),
    { schema: schemaOf(countries) },
    async ({ query: { country, text } }) => {
      const typed = text.trim()
      if (typed.length > askedLength.max)
        throw refused([
          { column: 'text', code: 406, reason: 'shorterThan', params: { maxLength: askedLength.max } },
        ])
      if (typed.length < askedLength.min || typed.includes('\0')) return { data: [] }
      return { data: await provider.suggest(country, typed) }
    },
  )
}
