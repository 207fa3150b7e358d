/** A time code as the rival's server gives it. */
export interface Row {
  readonly id: number
  readonly code: string
  readonly beginAt: string
  readonly endAt: string
  readonly break: string | null
  readonly nbWorkedMinutes: number
  readonly interfacingCode: string | null
}

export interface Page {
  readonly data: readonly Row[]
  readonly count: number
}

export interface Asked {
  readonly institution: number
  readonly sort: string
  readonly descending: boolean
  readonly offset: number
  readonly limit: number
  readonly search?: string
}

export const PAGE = 30

export const fetchRows = async (asked: Asked): Promise<Page> =>
  (await send('POST', '/list', asked)).json() as Promise<Page>

export const send = (method: 'POST' | 'PUT', path: string, body: object): Promise<Response> =>
  fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** The columns that the console's list has, the picture as the times that it draws. */
export const cells: readonly { readonly id: string; readonly text: (row: Row) => string }[] = [
  { id: 'code', text: ({ code }) => code },
  { id: 'beginAt', text: ({ beginAt }) => beginAt },
  { id: 'endAt', text: ({ endAt }) => endAt },
  { id: 'break', text: (row) => row.break ?? '' },
  { id: 'nbWorkedMinutes', text: ({ nbWorkedMinutes }) => String(nbWorkedMinutes) },
  { id: 'shift', text: ({ beginAt, endAt }) => `${beginAt}–${endAt}` },
  { id: 'interfacingCode', text: ({ interfacingCode }) => interfacingCode ?? '' },
]
