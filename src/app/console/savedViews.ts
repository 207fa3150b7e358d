import type { WireRow } from '#protocol/row.ts'
import type { SavedView, SavedViews } from '#renderer/list/view/keptView.ts'
import { useOwnRows } from '../useOwnRows.ts'

export const readView = ({ id, version, name, address }: WireRow): SavedView => ({
  id,
  version,
  name: String(name),
  address: typeof address === 'string' ? address : '',
})

/** Makes the hook that gives a person's views of a screen. */
export const savedViewsHook =
  (person: number) =>
  (screen: string): SavedViews =>
    useOwnRows({ entity: 'savedView', person, within: { screen }, read: readView })
