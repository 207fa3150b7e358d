import type { AnyEntity } from '#dsl/entities/entity.ts'
import { createFanOut } from '#engine/fanOut.ts'
import { type GatewayProblem, problemOf, type WireRow } from '../gateway.ts'

/** One write of a creation: a line, for all its institutions at once or for one of them. */
export interface Cell {
  /** Same for the same line and institution, whatever was typed since. */
  readonly name: string
  readonly lineId: number
  readonly institution?: number
  readonly body: Readonly<Record<string, unknown>>
  /** A row that is there already and is only tied to the institutions. */
  readonly attach?: WireRow
}

/** Such rows by the id of the line that names them. */
export type Attached = ReadonlyMap<number, WireRow>

export type Outcome =
  | { readonly cell: Cell; readonly row: WireRow }
  | { readonly cell: Cell; readonly problem: GatewayProblem }

/** A line to be created, as it is sent. */
export interface LineRow {
  readonly lineId: number
  readonly row: Readonly<Record<string, unknown>>
  /** Institutions it is for, where it says so itself. */
  readonly institutions?: readonly number[]
}

interface Planning {
  readonly within?: (row: LineRow['row'], institution: number) => LineRow['row']
  readonly attached?: Attached
}

/**
 * Lines × institutions, as the entity belongs to them: linked rows are shared, others are one an institution, of which
 * `within` says what is for it.
 */
export const planCells = (
  entity: AnyEntity,
  lines: readonly LineRow[],
  institutions: readonly number[],
  { within = (row) => row, attached = new Map() }: Planning = {},
): readonly Cell[] => {
  const { belongs } = entity
  return lines.flatMap(({ lineId, row, institutions: own = institutions }): Cell[] => {
    if (belongs.to === 'institutions')
      return [
        {
          name: `${lineId}`,
          lineId,
          body: { ...row, institution: own },
          attach: attached.get(lineId),
        },
      ]
    if (belongs.to !== 'institution') return [{ name: `${lineId}`, lineId, body: row }]
    return own.map((institution) => ({
      name: `${lineId}-${institution}`,
      lineId,
      institution,
      body: { ...within(row, institution), [belongs.column]: institution },
    }))
  })
}

const AT_ONCE = 4

/** Runs the writes a few at a time; one that fails stops no other. Outcomes come in the order of the cells. */
export const runCells = async (
  cells: readonly Cell[],
  write: (cell: Cell) => Promise<WireRow>,
): Promise<readonly Outcome[]> => {
  const fanOut = createFanOut<Cell, WireRow>({
    cells: cells.map((cell) => ({ id: cell.name, input: cell, key: cell.name })),
    run: ({ input }) => write(input),
    concurrency: AT_ONCE,
  })
  await fanOut.run()
  return fanOut.outcomes().map(({ cell: { input }, outcome }) => {
    if (outcome.state === 'done') return { cell: input, row: outcome.value }
    return { cell: input, problem: problemOf(outcome.state === 'failed' ? outcome.error : undefined) }
  })
}

/** A key per content: a retry of the same write runs once on the server, a changed one is another write. */
export const createKeys = (): ((name: string, body: unknown) => string) => {
  const keys = new Map<string, string>()
  return (name, body) => {
    const content = `${name} ${JSON.stringify(body)}`
    const key = keys.get(content) ?? crypto.randomUUID()
    keys.set(content, key)
    return key
  }
}
