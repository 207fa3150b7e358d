import type { WireRow } from '#protocol/row.ts'
import type { SavedView } from '#renderer/list/view/keptView.ts'
import { readView } from '../../console/savedViews.ts'
import { useOwnRows } from '../../useOwnRows.ts'

/** A view and the screen that it is of. */
export interface ScreenView extends SavedView {
  readonly screen: string
}

const read = (row: WireRow): ScreenView => ({ ...readView(row), screen: String(row.screen) })

/** A person's views of all screens, by name. */
export const useAllViews = (person: number): readonly ScreenView[] =>
  useOwnRows({ entity: 'savedView', person, read }).saved
