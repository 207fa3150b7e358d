import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { NameForm } from '../../dialog/NameForm.tsx'
import { failureText } from '../../failureText.ts'
import { type Naming, nameLeft } from '../../form/kept/keptNames.ts'
import { problemOf } from '../../gateway.ts'
import { useRenderer } from '../../RendererContext.ts'
import { useCopyLink } from '../../row/useCopyLink.ts'
import { useToasts } from '../../toast/ToastsContext.ts'
import { initialListState, type ListState, type OnListState, parseListState } from '../state/listState.ts'
import type { SavedView, SavedViews } from './keptView.ts'
import { SavedViewRow } from './SavedViewRow.tsx'
import { viewAddress } from './viewAddress.ts'

interface Props {
  readonly table: AnyTable
  readonly state: ListState
  readonly onState: OnListState
  readonly useSavedViews: (screen: string) => SavedViews
  onClose(): void
}

/** Views of the list that the person keeps under a name; the one that stands now can be kept, changed and passed on. */
export const ViewsPanel = ({ table, state, onState, useSavedViews, onClose }: Props) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const copy = useCopyLink()
  const { selected, person } = useRenderer()
  const place = `views ${person} ${table.name}`
  const [naming, setNaming] = useState<Naming | undefined>(() => nameLeft(place)?.of)
  const panel = useRef<HTMLDivElement>(null)
  const { saved, save, change, remove } = useSavedViews(table.name)
  // One that is deleted in another window meanwhile stays until its new name is given up.
  const [asked, setAsked] = useState<SavedView>()
  const renamed = [...saved, ...(asked ? [asked] : [])].find(({ id }) => id === naming)
  const isNaming = naming === 'save' || renamed !== undefined
  const address = viewAddress(state, table)
  const open = (view: SavedView) => {
    onState(parseListState(new URLSearchParams(view.address), table))
    onClose()
  }
  const refused: Readonly<Record<number, string>> = { 404: t('view.gone'), 412: t('view.changed') }
  const tell = <W,>(writing: Promise<W>, done: string, undo?: (written: W) => Promise<unknown>, back = '') =>
    writing.then(
      (written) => {
        const run = undo && (() => void tell(undo(written), back))
        toasts.show('success', done, { action: run && { name: 'undo', text: t('form.toasts.undo'), run } })
      },
      (thrown) => void toasts.show('error', refused[problemOf(thrown).code] ?? failureText(t, thrown)),
    )
  const drop = (view: SavedView) => {
    const { name } = view
    // Its row goes with the button that was pressed.
    panel.current?.querySelector<HTMLElement>('[data-action=view-save]')?.focus()
    const again = () => save({ name, address: view.address })
    void tell(remove(view), t('view.removed', { name }), again, t('view.restored', { name }))
  }
  const replace = (view: SavedView) => {
    const { name } = view
    // The button that was pressed is of no use once the view is as the list.
    panel.current
      ?.querySelector<HTMLElement>(`[data-view="${CSS.escape(name)}"] [data-action=view-open]`)
      ?.focus()
    const again = ({ version }: Pick<SavedView, 'version'>) =>
      change({ ...view, version }, { address: view.address })
    void tell(change(view, { address }), t('view.replaced', { name }), again, t('view.restored', { name }))
  }
  const copyHere = () => {
    const here = new URL(window.location.href)
    // Those that are remembered here stand in no address.
    here.search = [`institutions=${selected.join()}`, address].filter(Boolean).join('&')
    return copy(here.href)
  }
  const words = {
    place,
    missing: t('view.nameMissing'),
    refused: { ...refused, 409: t('view.nameTaken') },
    onClose: () => setNaming(undefined),
  }
  return (
    <div className="view-panel" data-panel="views" ref={panel}>
      {saved.length === 0 && !isNaming && <p className="field-hint view-hint">{t('view.noneSaved')}</p>}
      <ul className="view-list" aria-label={t('list.views')}>
        {saved.map((view) => (
          <SavedViewRow
            key={view.id}
            view={view}
            isOpen={view.address === address}
            onOpen={() => open(view)}
            onReplace={() => replace(view)}
            onRename={() => {
              setAsked(view)
              setNaming(view.id)
            }}
            onRemove={() => drop(view)}
          />
        ))}
      </ul>
      {naming === 'save' && (
        <NameForm
          {...words}
          of="save"
          legend={t('view.saveName')}
          name=""
          onSave={(name) => save({ name, address })}
        />
      )}
      {renamed && (
        <NameForm
          {...words}
          key={renamed.id}
          of={renamed.id}
          legend={t('view.renameOf', { name: renamed.name })}
          name={renamed.name}
          onSave={(name) => change(renamed, { name })}
        />
      )}
      <div className="view-foot">
        <ActionButton
          action="view-reset"
          disabled={address === ''}
          onClick={() => {
            onState(initialListState(table))
            onClose()
          }}
        >
          {t('view.reset')}
        </ActionButton>
        <ActionButton action="view-copy" onClick={() => void copyHere()}>
          {t('link.copy')}
        </ActionButton>
        {/* While a name is asked for, the main button is the one that keeps it. */}
        <ActionButton
          action="view-save"
          look={isNaming ? undefined : 'main'}
          onClick={() => setNaming('save')}
        >
          {t('view.save')}
        </ActionButton>
      </div>
    </div>
  )
}
