/** A JSON Schema of an OpenAPI document, as far as it is compared. */
export interface ApiSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly required?: readonly string[]
  readonly items?: ApiSchema
  readonly allOf?: readonly ApiSchema[]
  readonly anyOf?: readonly ApiSchema[]
  readonly oneOf?: readonly ApiSchema[]
  /** What a text holds that is JSON itself. */
  readonly contentSchema?: ApiSchema
}

type Content = Readonly<Record<string, { readonly schema?: ApiSchema }>>

export interface ApiParameter {
  readonly $ref?: string
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly schema?: ApiSchema
}

interface ApiBody {
  readonly $ref?: string
  readonly required?: boolean
  readonly content?: Content
}

export interface ApiOperation {
  readonly tags?: readonly string[]
  readonly parameters?: readonly ApiParameter[]
  readonly requestBody?: ApiBody
  readonly responses?: Readonly<Record<string, ApiBody>>
}

/** The operations of a path by method, and the parameters that all of them have. */
type ApiPath = Readonly<Record<string, ApiOperation | readonly ApiParameter[]>> & {
  readonly parameters?: readonly ApiParameter[]
}

/** `src/generated/openapi.json`, of which each revision has its own. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, ApiPath>>
  readonly components?: Readonly<Record<string, Readonly<Record<string, object>>>>
}

const withParameters = (one: ApiOperation, ofThePath: readonly ApiParameter[]): ApiOperation => ({
  ...one,
  parameters: [...ofThePath, ...(one.parameters ?? [])],
})

/** `POST /api/v2/schedule` → what it takes and gives. */
export const operationsOf = ({ paths }: ApiDocument): ReadonlyMap<string, ApiOperation> =>
  new Map(
    Object.entries(paths).flatMap(([path, { parameters = [], ...methods }]) =>
      Object.entries(methods).flatMap(([method, one]) =>
        'length' in one
          ? []
          : [[`${method.toUpperCase()} ${path}`, withParameters(one, parameters)] as const],
      ),
    ),
  )

/** What a reference stands for, and what stands for itself. */
export const resolved = <T extends { readonly $ref?: string }>(document: ApiDocument, of: T): T => {
  if (of.$ref === undefined) return of
  const [, , group = '', name = ''] = of.$ref.split('/')
  const found = document.components?.[group]?.[name]
  if (!found) throw new RangeError(`${of.$ref} is nowhere in the document`)
  return resolved(document, found as T)
}

/** The schemas of a body, whatever it is sent as. */
export const schemasIn = (document: ApiDocument, body: ApiBody | undefined): readonly ApiSchema[] =>
  body
    ? Object.values(resolved(document, body).content ?? {}).flatMap(({ schema }) => (schema ? [schema] : []))
    : []
