import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import { createFanOut } from '#engine/fanOut.ts'
import { createKeys } from '../form/fanOut.ts'
import { type GatewayProblem, problemOf, type WireRow } from '../gateway.ts'
import { rowsKey } from '../list/useRows.ts'
import { useRenderer } from '../RendererContext.ts'
import { lacking } from './usePickable.ts'

/** Rows of one call; the server takes no more. */
const AT_ONCE = 100

interface Tie {
  readonly institution: number
  readonly ids: readonly number[]
}

export interface NotLinked {
  readonly institution: number
  readonly problem: GatewayProblem
}

const chunks = (ids: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, i) => ids.slice(i * AT_ONCE, (i + 1) * AT_ONCE))

/** Ties rows to each institution that lacks them. One that fails stops no other, and trying again ties nothing twice. */
export const useLinking = ({ entity }: AnyTable, institutions: readonly number[]) => {
  const { gateway } = useRenderer()
  const queries = useQueryClient()
  const keyOf = useRef(createKeys()).current
  const [busy, setBusy] = useState(false)
  const link = async (rows: readonly WireRow[]): Promise<readonly NotLinked[]> => {
    const { belongs } = entity
    if (belongs.to !== 'institutions') return []
    setBusy(true)
    const ties = institutions.flatMap((institution): Tie[] =>
      chunks(rows.filter((row) => lacking(row, [institution]).length > 0).map(({ id }) => id)).map((ids) => ({
        institution,
        ids,
      })),
    )
    const fanOut = createFanOut<Tie, void>({
      cells: ties.map((input, i) => ({ id: `${i}`, input, key: keyOf('link', input) })),
      run: ({ input: { ids, institution }, key }) =>
        gateway.link(belongs.link, belongs.row, ids, institution, { key }),
      concurrency: 4,
    })
    await fanOut.run()
    await queries.invalidateQueries({ queryKey: rowsKey(entity.name) })
    setBusy(false)
    return fanOut.outcomes().flatMap(({ cell, outcome }) =>
      outcome.state === 'done'
        ? []
        : {
            institution: cell.input.institution,
            problem: problemOf(outcome.state === 'failed' ? outcome.error : undefined),
          },
    )
  }
  return { busy, link }
}
