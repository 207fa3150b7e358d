import { isAtWork, isLong, progressOf, type SaveState } from '#engine/save/state.ts'
import { useLate } from '../../form/useLate.ts'

/** A save of so many writes that it takes a while. */
export interface LongSave extends ReturnType<typeof progressOf> {
  /** It was told to stop, and what is under way still ends. */
  readonly stopping: boolean
}

/** Whether a save has gone on for long enough to be shown, and how far one of many writes is. */
export const useLong = (
  state: SaveState,
): { readonly waits: boolean; readonly long: LongSave | undefined } => {
  const waits = useLate(isAtWork(state))
  if (!waits || !isLong(state)) return { waits, long: undefined }
  return { waits, long: { ...progressOf(state), stopping: state.stopped === 'byPerson' } }
}
