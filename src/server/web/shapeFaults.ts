import type { Detail } from '#protocol/problem.ts'

/** An error of Ajv, as far as it is told. */
export interface ShapeError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

/** What is wrong with the shape of a request, each property once, with its line in a list of rows. */
export const shapeFaults = (errors: readonly ShapeError[]): readonly Detail[] => {
  const details = errors.map(faultOf)
  const first = new Map(details.toReversed().map((one) => [`${one.line} ${one.column}`, one]))
  return [...first.values()].toReversed()
}

const faultOf = ({ keyword, instancePath, params }: ShapeError): Detail => {
  const [, name, index, inside] = instancePath.split('/')
  const asked = params.missingProperty ?? params.additionalProperty
  // Institutions are no lines.
  const again = keyword === 'uniqueItems' ? Math.max(Number(params.i), Number(params.j)) : index
  const nth = name === 'institutions' ? undefined : again
  return {
    column: String(asked ?? inside ?? name ?? 'body'),
    code: 400,
    ...(reasonOf[keyword]?.(Number(params.limit)) ?? { reason: 'wrongFormat' }),
    ...(nth !== undefined && { line: Number(nth) }),
  }
}

const reasonOf: Readonly<Record<string, (limit: number) => Pick<Detail, 'reason' | 'params'>>> = {
  required: () => ({ reason: 'missingField' }),
  additionalProperties: () => ({ reason: 'unknownColumn' }),
  type: () => ({ reason: 'wrongType' }),
  uniqueItems: () => ({ reason: 'repeated' }),
  minItems: (minimum) => ({ reason: 'atLeast', params: { minimum } }),
  maxItems: (maximum) => ({ reason: 'atMost', params: { maximum } }),
}
