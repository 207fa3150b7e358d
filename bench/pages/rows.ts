import type { Gateway, ListRequest, WireRow } from '#renderer/gateway.ts'

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Time codes, the same at every run. */
export const rows: readonly WireRow[] = Array.from({ length: 120 }, (_, i): WireRow => {
  const begin = (i * 465) % 1440
  return {
    id: i + 1,
    version: 1,
    code: `${'MSNJ'.charAt(i % 4)}${(i * 37) % 997}`,
    beginAt: clock(begin),
    endAt: clock(begin + 420 + (i % 5) * 15),
    break: i % 3 ? '00:30' : null,
    nbWorkedMinutes: 420 + (i % 5) * 15 - (i % 3 ? 30 : 0),
    interfacingCode: i % 2 ? `I${i}` : null,
    institution: [1, 2],
  }
})

export const searched = ['code', 'beginAt', 'endAt', 'nbWorkedMinutes'] as const

const textOf = (row: WireRow, column: string): string => String(row[column] ?? '')

/** Answers from `rows` without waiting: what is left is the screen's own work. */
export const rowsGateway = (): Pick<Gateway, 'list'> => ({
  list: async (_, { text, orderby = [], limit = 30, offset = 0 }: ListRequest) => {
    const term = text?.value.toLowerCase() ?? ''
    const found = term
      ? rows.filter((row) => searched.some((c) => textOf(row, c).toLowerCase().includes(term)))
      : [...rows]
    const [order] = orderby
    if (order) {
      const sign = order.orientation === 'desc' ? -1 : 1
      const { columnName: column } = order
      found.sort((a, b) => (textOf(a, column) < textOf(b, column) ? -sign : sign))
    }
    return { rows: found.slice(offset, offset + limit), count: found.length }
  },
})
