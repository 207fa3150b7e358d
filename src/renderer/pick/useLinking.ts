import { useQueryClient } from '@tanstack/react-query'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type StoppedPlaces, stoppedPlaces } from '#engine/save/failures.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { linkLines, planLinks } from '#engine/save/planLinks.ts'
import { type Failure, isAtWork, sentOf } from '#engine/save/state.ts'
import type { WireRow } from '#protocol/row.ts'
import { reread } from '../list/state/reread.ts'
import { rowsKey } from '../list/state/useRows.ts'
import { useRenderer } from '../RendererContext.ts'
import { type LongSave, useLong } from '../save/long/useLong.ts'
import { sendChange } from '../save/sendChange.ts'
import { useSaving } from '../save/useSaving.ts'

interface Linking {
  readonly busy: boolean
  /** How far it is, where it takes a while. */
  readonly long: LongSave | undefined
  /** A part of it is written, or may be. */
  readonly sent: ReturnType<typeof sentOf>
  /** What could not be tied, and to which institution. */
  readonly failures: readonly Failure[]
  /** It is tried again by itself: no answer came, and nothing else is in the way. */
  readonly triesAgain: boolean
  /** Institutions of which a stop has left some. */
  readonly stopped: StoppedPlaces | undefined
  link(): Promise<void>
  /** What is under way ends; nothing else is sent. */
  stop(): void
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
  const { state, send, triesAgain } = useSaving(undefined, {
    plan: () => planLinks(linkLines(rows, institutions)),
    write: (effect) => sendChange(gateway, entity, effect),
    refresh: () => reread(queries, rowsKey(entity.name)),
    tell,
  })
  const { long } = useLong(state)
  return {
    busy: isAtWork(state),
    long,
    sent: sentOf(state),
    failures: state.failures,
    triesAgain,
    stopped: stoppedPlaces(state),
    link: () => send({ is: 'submitted' }),
    stop: () => void send({ is: 'stopped' }),
  }
}
