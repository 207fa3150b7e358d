/** Values that calls have kept of answers, by name. */
export type Kept = Record<string, number>

/** A call as a client of the described protocol makes it. Source: specification §7. */
export interface DescribedCall {
  /** What the call is for, in the words of the specification. */
  readonly line: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  /** `{name}` stands for a value kept. */
  readonly url: string
  /** JSON, or a form; a search is sent as the text that it is. */
  readonly body?: (kept: Kept) => object
  readonly status: number
  /** What the answer holds, besides other things. */
  readonly answer?: (kept: Kept) => object
  /** Under which name the id of the row, or of the first one, is kept. */
  readonly keep?: string
}

export const search = (given: object): object => ({ search: JSON.stringify(given) })

const MAIN = '/api/v2'
const asc = [{ columnName: 'id', orientation: 'ASC' }]

/** A full list: everything, by id. */
export const full = (resource: string, select: readonly string[], base = MAIN): DescribedCall => ({
  line: `${resource}: full list`,
  method: 'POST',
  url: `${base}/${resource}`,
  body: () => search({ select, limit: 99_999, orderby: asc }),
  status: 200,
})

/** Rows of institutions. */
export const listed = (
  resource: string,
  query: (kept: Kept) => object,
  answer: (kept: Kept) => readonly object[] | undefined = () => undefined,
  select?: readonly string[],
): DescribedCall => ({
  line: `${resource}: fetched by query`,
  method: 'POST',
  url: resource.startsWith('/') ? resource : `${MAIN}/${resource}`,
  body: (kept) => search({ ...(select && { select }), query: query(kept), limit: 99_999 }),
  status: 200,
  answer: (kept) => {
    const data = answer(kept)
    return data ? { data } : {}
  },
})

export const created = (resource: string, keep: string, body: (kept: Kept) => object): DescribedCall => ({
  line: `${resource}: create`,
  method: 'POST',
  url: resource.startsWith('/') ? resource : `${MAIN}/${resource}`,
  body,
  status: 201,
  keep,
})

export const changed = (
  resource: string,
  id: string,
  body: (kept: Kept) => object,
  answer?: (kept: Kept) => object,
): DescribedCall => ({
  line: `${resource}: update by id`,
  method: 'PUT',
  url: resource.startsWith('/') ? `${resource}/{${id}}` : `${MAIN}/${resource}/{${id}}`,
  body,
  status: 200,
  ...(answer && { answer: (kept) => ({ data: answer(kept) }) }),
})

export const removed = (resource: string, id: string, status = 200): DescribedCall => ({
  line: `${resource}: delete`,
  method: 'DELETE',
  url: resource.startsWith('/') ? `${resource}/{${id}}` : `${MAIN}/${resource}/{${id}}`,
  status,
})
