import { useQueryClient } from '@tanstack/react-query'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { linkLines, planLinks } from '#engine/save/planLinks.ts'
import { type Failure, isAtWork, sentOf } from '#engine/save/state.ts'
import type { WireRow } from '#protocol/row.ts'
import { rowsKey } from '../list/state/useRows.ts'
import { useRenderer } from '../RendererContext.ts'
import { sendChange } from '../save/sendChange.ts'
import { useSaving } from '../save/useSaving.ts'

interface Linking {
  readonly busy: boolean
  /** A part of it is written, or may be. */
  readonly sent: ReturnType<typeof sentOf>
  /** What could not be tied, and to which institution. */
  readonly failures: readonly Failure[]
  link(): Promise<void>
}

/** Ties rows to each institution that lacks them. One that fails stops no other, and trying again ties nothing twice. */
export const useLinking = (
  { entity }: AnyTable,
  institutions: readonly number[],
  rows: readonly WireRow[],
  tell: (outcome: SaveOutcome) => void,
): Linking => {
  const { gateway } = useRenderer()
  const queries = useQueryClient()
  const { state, send } = useSaving(undefined, {
    plan: () => planLinks(linkLines(rows, institutions)),
    write: (effect) => sendChange(gateway, entity, effect),
    refresh: () => queries.invalidateQueries({ queryKey: rowsKey(entity.name) }),
    tell,
  })
  return {
    busy: isAtWork(state),
    sent: sentOf(state),
    failures: state.failures,
    link: () => send({ is: 'submitted' }),
  }
}
