/** Rows of the institutions that the servers are asked about: the steps lie where kept counts begin. */
export const sizes = [1_000, 9_999, 10_001, 100_000] as const
/** Rows of a page, as the console asks for them. */
export const PAGE = 30

/** One kind of list request, of one institution, with the count. */
export interface ReadCase {
  readonly name: string
  readonly rows: (typeof sizes)[number]
  /** Each is asked for in turn. */
  readonly asked: readonly { readonly offset: number; readonly search?: string }[]
  /** Ten rows a second are written to the same institution meanwhile. */
  readonly written: boolean
}

const places = [
  { name: 'page 1', asked: () => [{ offset: 0 }] },
  { name: 'page 7', asked: () => [{ offset: 6 * PAGE }] },
  { name: 'page at 90 %', asked: (rows: number) => [{ offset: Math.floor((rows * 0.9) / PAGE) * PAGE }] },
  /** Beginnings of numbers: about one row in a thousand. */
  {
    name: 'search, few hits',
    asked: () => ['-n17', 'rea-m4', 'BLOC-J9', 'urg-s3'].map((search) => ({ offset: 0, search })),
  },
  {
    name: 'search, a third of the rows',
    asked: () => ['m', 'r', 's'].map((search) => ({ offset: 0, search })),
  },
]

const named = (rows: number): string => `${rows.toLocaleString('en').replaceAll(',', ' ')} rows`

export const readCases: readonly ReadCase[] = [false, true].flatMap((written) =>
  sizes.flatMap((rows) =>
    places.map(
      ({ name, asked }): ReadCase => ({
        name: `${name}, ${named(rows)}${written ? ', 10 inserts a second' : ''}`,
        rows,
        asked: asked(rows),
        written,
      }),
    ),
  ),
)

/** Two handlers written by hand: one that only writes, and one that does as much as ours. */
export type WriteRival = 'bare' | 'thorough'

export interface WriteCase {
  readonly name: string
  readonly kind: 'insert' | 'update'
  readonly connections: 1 | 10
  readonly rival: WriteRival
}

const against = { bare: '', thorough: ', doing as much' } as const

export const writeCases: readonly WriteCase[] = (['insert', 'update'] as const).flatMap((kind) =>
  ([1, 10] as const).flatMap((connections) =>
    (['bare', 'thorough'] as const).map((rival): WriteCase => {
      const name = `${kind}s, ${connections} ${connections === 1 ? 'connection' : 'connections'}${against[rival]}`
      return { name, kind, connections, rival }
    }),
  ),
)
