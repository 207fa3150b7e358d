import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { FormStore } from '#engine/form/formStore.ts'
import type { WireRow } from '#protocol/row.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { FormBody } from '#renderer/form/FormBody.tsx'
import { useLive } from '#renderer/form/field/useField.ts'
import { focusFirstError } from '#renderer/form/focus.ts'
import { Restored } from '#renderer/form/kept/Restored.tsx'
import { useForm } from '#renderer/form/useForm.ts'
import { useSavable } from '#renderer/form/useSavable.ts'
import { submitsByKey } from '#renderer/keys/submitsByKey.ts'
import { Names } from '#renderer/names/Names.tsx'
import { institutionNames, useRenderer } from '#renderer/RendererContext.ts'
import { Failures } from '#renderer/save/Failures.tsx'
import { SaveDialogs } from '#renderer/save/SaveDialogs.tsx'
import { useSave } from '#renderer/save/useSave.ts'
import { LeftSettings } from './LeftSettings.tsx'
import { isLacking, useAskedOnLeave, useLacking } from './required.ts'
import { takeOver } from './takeOver.ts'
import type { SaveStatus, Written } from './useAtOnce.ts'
import { usePkceAtOnce } from './usePkceAtOnce.ts'
import type { SsoRows } from './useSsoRows.ts'

interface Props extends Written {
  readonly card: AnyTable
  readonly rows: SsoRows
  /** Nothing can be set while single sign-on is off, which the switch says. */
  readonly isOff: boolean
  readonly maySet: boolean
  readonly status: SaveStatus
  /** The form before this one, of settings that may be gone by now. */
  readonly former: RefObject<FormStore | undefined>
  onUnsaved(unsaved: boolean): void
  onSaved(settings: WireRow): void
  onDone(): void
}

/** Asking for an e-mail address in OpenID Connect's way, by which people are found here. */
const USUAL_SCOPE = 'openid email'

const NOTHING: ReadonlySet<string> = new Set()

/** The settings of the authorization server. Source: specification §4, §5 (OAuth2 form). */
export const SsoForm = ({ card, rows, isOff, maySet, status, former, onUnsaved, ...props }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const body = useRef<HTMLFormElement>(null)
  const { settings, siblings } = rows
  const places = [props.institution]
  const {
    store,
    row: base,
    restored,
    forget,
  } = useForm({
    table: card,
    row: settings,
    institutions: places,
    only: true,
    defaults: { scope: USUAL_SCOPE },
    writable: maySet ? undefined : NOTHING,
    ...(!settings && { prepare: (fresh) => takeOver(fresh, former.current) }),
  })
  useEffect(() => {
    former.current = store
  }, [former, store])
  const [line = 0] = store.lines()
  const unsaved = useSavable(store)
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved])
  const lacks = useLacking(store, line)
  const { shouldPropagateToGroup: reaches } = useLive(store, line, ['shouldPropagateToGroup'])
  const askOnLeave = useAskedOnLeave(store, line)
  const isTurning = usePkceAtOnce(store, settings, props)
  const save = useSave({
    table: card,
    store,
    row: base,
    institutions: places,
    onSaved: ([saved]) => (saved ? props.onSaved(saved) : void props.again()),
    onDone: () => {
      forget()
      props.onStatus(2)
      props.onDone()
    },
    onInvalid: () => {
      props.onStatus(1)
      focusFirstError(body.current)
    },
  })
  // A save while PKCE is being written would be of the version before.
  const isOpen = () => maySet && !isOff && !save.busy && !isTurning()
  if (!maySet && unsaved)
    return (
      <LeftSettings
        card={card}
        store={store}
        onNoted={() => {
          forget()
          props.onDone()
        }}
      />
    )
  return (
    <form
      ref={body}
      className="sso-form"
      noValidate
      aria-labelledby="sso-form-title"
      aria-describedby={isOff ? 'sso-enabled-hint' : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        // Asked of the form itself: what was typed a moment ago is drawn a frame later.
        if (isOpen() && store.dirty() && !isLacking(store, line)) void save.run()
      }}
      onKeyDown={submitsByKey}
      onBlur={askOnLeave}
    >
      {restored && <Restored />}
      <Failures table={card.name} store={store} failures={save.failures} triesAgain={save.triesAgain} />
      <FormBody table={card} store={store} heading="h3" disabled={isOff || save.busy} />
      {siblings.length > 0 ? (
        <Names
          label={t(`screens.sso.siblings.${reaches === true ? 'reached' : 'notReached'}`)}
          names={institutionNames(institutions, siblings)}
        />
      ) : (
        <p className="field-hint">{t('screens.sso.noSiblings')}</p>
      )}
      {maySet && (
        <footer className="sso-foot">
          <ActionButton
            action="save"
            type="submit"
            look="main"
            disabled={isOff || lacks || !unsaved}
            busy={save.busy || isTurning()}
          >
            {t('form.save')}
          </ActionButton>
          <p
            role="status"
            className="sso-status"
            data-status={status}
            data-unsaved={unsaved || lacks || undefined}
          >
            {t(`screens.sso.status.${lacks ? 'lacking' : unsaved ? 'unsaved' : settings ? 'saved' : 'none'}`)}
          </p>
        </footer>
      )}
      <SaveDialogs table={card} store={store} save={save} places={places} />
    </form>
  )
}
