import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

/** TypeScript declarations of a client: `paths` for openapi-fetch, `components`, `operations`. */
export const typesOf = async (document: unknown): Promise<string> =>
  astToString(await openapiTS(document as OpenAPI3, { alphabetize: false }))
