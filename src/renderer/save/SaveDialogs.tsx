import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { FormChanges } from '../confirm/FormChanges.tsx'
import { NoticeDialog } from '../confirm/NoticeDialog.tsx'
import { ReachDialog } from '../confirm/ReachDialog.tsx'
import type { FormScope } from '../form/FormScope.ts'
import { placesOf } from '../form/schema/formTable.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { FormSave } from './useSave.ts'

interface Props extends FormScope {
  readonly save: FormSave
  /** Institutions that are written to. */
  readonly places: readonly number[]
}

/** The questions a save may ask on its way. */
export const SaveDialogs = ({ table, store, save, places }: Props) => (
  <>
    {save.question?.choice && (
      <ReachDialog
        {...save.question}
        what="change"
        choice={save.question.choice}
        onConfirm={(reach) => save.answer(true, reach)}
        onCancel={() => void save.answer(false)}
      >
        <FormChanges table={table} store={store} stored={save.row} />
      </ReachDialog>
    )}
    {save.question && !save.question.choice && (
      <ConfirmDialog
        {...save.question}
        onConfirm={() => save.answer(true)}
        onCancel={() => void save.answer(false)}
      >
        <FormChanges
          table={table}
          store={store}
          stored={save.row}
          places={save.question.places ?? placesOf(store, places)}
        />
      </ConfirmDialog>
    )}
    {save.notice && <NoticeDialog {...save.notice} />}
    {save.theirs && (
      <ConflictDialog
        table={table}
        store={store}
        theirs={save.theirs}
        joined={save.joined}
        onResolve={(mine) => void save.resolve(mine)}
        onLeave={save.leave}
      />
    )}
  </>
)
