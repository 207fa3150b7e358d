import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#dsl/catalogue.ts'
import { holidayKinds, holidayYears, mostPlaces } from '#protocol/services/holidays.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import type { Database } from '../../db/database.ts'
import { refused } from '../../errors.ts'
import { languageOf } from '../../sentences.ts'
import { type Asked, proposeHolidays, statesOf } from './proposal.ts'
import { regionOf } from './region.ts'

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
      ...mayRefuse(),
    },
  }) as const

const onePlace = String.raw`([A-Za-z0-9 -]{2,12}|-?\d{1,2}(\.\d{1,20})?;-?\d{1,3}(\.\d{1,20})?)`
const placesPattern = `^${onePlace}(,${onePlace}){0,${mostPlaces - 1}}$`

const regionSchemaOf = (countries: readonly (string | number)[]) =>
  ({
    tags: ['publicholiday'],
    operationId: 'findHolidayRegion',
    summary: 'The region with holidays of its own in which all these places are',
    querystring: {
      type: 'object',
      additionalProperties: false,
      required: ['country', 'places'],
      properties: {
        country: { type: 'string', enum: [...countries] },
        places: {
          type: 'string',
          pattern: placesPattern,
          description: `Up to ${mostPlaces} postal codes or positions (\`52.5;13.4\`, degrees north and east), with commas between them.`,
        },
      },
    },
    response: {
      200: {
        type: 'object',
        description: 'Null where they are in several, in none, or where it is not known',
        required: ['data'],
        properties: {
          data: {
            type: 'object',
            required: ['region'],
            properties: { region: { type: ['string', 'null'] } },
          },
        },
      },
      ...mayRefuse(),
    },
  }) as const

/** `GET /export-api/holidays?country=fr&region=67&year=2027`: `{data: {regions, holidays}}`; 400 for a region that the country has not. */
export const registerHolidays = (
  app: FastifyInstance,
  { catalogue, database }: { readonly catalogue: Catalogue; readonly database: Database },
): void => {
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
  app.get<{ Querystring: { readonly country: string; readonly places: string } }>(
    pathOf(endpoints.holidayRegion),
    { schema: regionSchemaOf(countries) },
    async ({ query: { country, places } }) => {
      const asked = places.split(',').map((place) => {
        const [lat, lng] = place.split(';')
        return lng === undefined ? place : ([Number(lat), Number(lng)] as const)
      })
      const region = await regionOf(database, await statesOf(country), { country, places: asked })
      return { data: { region: region ?? null } }
    },
  )
}
