import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { FormScope } from './FormScope.ts'
import type { Save } from './useSave.ts'

/** The questions a save may ask on its way. */
export const SaveDialogs = ({ table, store, save }: FormScope & { readonly save: Save }) => (
  <>
    {save.question && (
      <ConfirmDialog
        {...save.question}
        onConfirm={() => save.answer(true)}
        onCancel={() => void save.answer(false)}
      />
    )}
    {save.theirs && (
      <ConflictDialog
        table={table}
        store={store}
        theirs={save.theirs}
        onResolve={(mine) => void save.resolve(mine)}
      />
    )}
  </>
)
