import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#dsl/catalogue.ts'
import { holidayKinds, holidayYears } from '#protocol/holidays.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { refusedToCallers } from '#server/openapi/refusals.ts'
import { refused } from '../../errors.ts'
import { languageOf } from '../../sentences.ts'
import { type Asked, proposeHolidays } from './proposal.ts'

const languages = ['fr', 'de', 'en', 'es']
const text = { type: 'string' } as const

const schemaOf = (countries: readonly (string | number)[]) =>
  ({
    tags: ['publicholiday'],
    operationId: 'proposeHolidays',
    summary: 'The public holidays of a year in a country or a region of it, to be chosen from',
    querystring: {
      type: 'object',
      additionalProperties: false,
      required: ['country', 'year'],
      properties: {
        country: { type: 'string', enum: [...countries] },
        region: { type: 'string', maxLength: 8, description: 'Code of one of the regions answered.' },
        lang: {
          type: 'string',
          enum: [...languages],
          description: 'Of names; that of the person where it is not said.',
        },
        year: { type: 'integer', minimum: holidayYears[0], maximum: holidayYears[1] },
      },
    },
    response: {
      200: {
        description: 'In the language of the person, where names are known in it',
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'object',
            required: ['regions', 'holidays'],
            properties: {
              regions: {
                type: 'array',
                items: { type: 'object', required: ['code', 'name'], properties: { code: text, name: text } },
              },
              holidays: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['date', 'name', 'kind', 'usual'],
                  properties: {
                    date: { type: 'string', format: 'date' },
                    name: text,
                    kind: { type: 'string', enum: [...holidayKinds] },
                    usual: { type: 'boolean', description: 'Taken by most.' },
                  },
                },
              },
            },
          },
        },
      },
      ...refusedToCallers(400, 401, 503),
    },
  }) as const

/** `GET /export-api/holidays?country=fr&region=67&year=2027`: `{data: {regions, holidays}}`; 400 for a region that the country has not. */
export const registerHolidays = (app: FastifyInstance, catalogue: Catalogue): void => {
  const countries = catalogue.enumerations.get('country')?.values ?? []
  app.get<{ Querystring: Pick<Asked, 'country' | 'region' | 'year'> & { readonly lang?: string } }>(
    pathOf(endpoints.holidays),
    { schema: schemaOf(countries) },
    async (request) => {
      const { lang = languageOf(request).slice(0, 2), ...asked } = request.query
      const data = await proposeHolidays({ ...asked, lang })
      if (!data) throw refused([{ column: 'region', code: 406 }])
      return { data }
    },
  )
}
