import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { Names } from '#renderer/names/Names.tsx'
import { institutionNames, useRenderer } from '#renderer/RendererContext.ts'
import { SsoField } from './SsoField.tsx'
import { Switch } from './Switch.tsx'
import { type Draft, draftOf, isTouched, missing, type Typed } from './settings.ts'
import type { SsoRows } from './useSsoRows.ts'
import type { useSsoWrites } from './useSsoWrites.ts'

interface Props {
  readonly rows: SsoRows
  readonly writes: ReturnType<typeof useSsoWrites>
  /** While single sign-on is off, and for who may not write. */
  readonly disabled: boolean
  /** Whether anything in it is not saved. */
  onTouched(touched: boolean): void
}

/** The settings of the authorization server. Source: specification §4, §5 (OAuth2 form). */
export const SsoForm = ({ rows: { settings, siblings }, writes, disabled, onTouched }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings))
  const touched = isTouched(draft, settings)
  useEffect(() => onTouched(touched && !disabled), [onTouched, touched, disabled])

  const lacks = missing(draft).length > 0
  const change = (some: Partial<Draft>) => setDraft((before) => ({ ...before, ...some }))
  const type = (name: Typed) => (text: string) =>
    setDraft((before) => ({ ...before, texts: { ...before.texts, [name]: text } }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (disabled || lacks) return
    if (await writes.save(draft))
      setDraft((saved) => ({ ...saved, takesSecret: false, texts: { ...saved.texts, clientSecret: '' } }))
  }
  const turnPkce = async () => {
    const usePKCE = !draft.usePKCE
    if (!settings || (await writes.turnPkce(usePKCE))) change({ usePKCE })
  }
  const field = (name: Typed) => (
    <SsoField
      name={name}
      value={draft.texts[name]}
      disabled={disabled}
      problem={writes.problems.find(({ column }) => column === name)}
      onType={type(name)}
    />
  )
  const held = settings?.clientSecretIsSet === true
  const secretState = held ? (draft.takesSecret ? 'form.secret.emptied' : 'form.secret.set') : undefined

  return (
    <form className="sso-form form" onSubmit={save} noValidate aria-labelledby="sso-form-title">
      <h2 id="sso-form-title">{t('screens.sso.form')}</h2>
      <p className="form-note">{t('form.requiredNote')}</p>
      <div className="fields">
        {field('ssoName')}
        {field('clientId')}
        <SsoField
          name="clientSecret"
          value={draft.texts.clientSecret}
          disabled={disabled}
          placeholder={secretState && t(secretState)}
          problem={writes.problems.find(({ column }) => column === 'clientSecret')}
          onType={type('clientSecret')}
        >
          {held && (
            <ActionButton
              action={draft.takesSecret ? 'keep-secret' : 'empty-secret'}
              look="quiet"
              disabled={disabled}
              onClick={() => change({ takesSecret: !draft.takesSecret })}
            >
              {t(draft.takesSecret ? 'form.secret.keep' : 'form.secret.empty')}
            </ActionButton>
          )}
        </SsoField>
        {field('authUrl')}
        {field('accessTokenUrl')}
        {field('userInfoUrl')}
        {field('scope')}
        {field('resource')}
        <div className="field" data-column="responseType" data-width="wide">
          <label className="field-label" htmlFor="sso-responseType">
            {t('screens.sso.columns.responseType')}
          </label>
          <select
            id="sso-responseType"
            name="responseType"
            className="control control-select"
            disabled={disabled}
            value={draft.responseType}
            onChange={(event) => change({ responseType: event.currentTarget.value })}
          >
            <option value="code">{t('enums.responseType.code')}</option>
          </select>
        </div>
      </div>
      <Switch
        name="pkce"
        on={draft.usePKCE}
        disabled={disabled}
        busy={writes.busy === 'pkce'}
        onTurn={() => void turnPkce()}
        hint={t(settings ? 'screens.sso.hints.usePKCE' : 'screens.sso.hints.usePKCEFirst')}
      >
        {t('screens.sso.columns.usePKCE')}
      </Switch>
      <div className="sso-switch">
        <input
          id="sso-shouldPropagateToGroup"
          name="shouldPropagateToGroup"
          type="checkbox"
          className="switch"
          checked={draft.shouldPropagateToGroup}
          disabled={disabled}
          onChange={(event) => change({ shouldPropagateToGroup: event.currentTarget.checked })}
        />
        <label htmlFor="sso-shouldPropagateToGroup">{t('screens.sso.columns.shouldPropagateToGroup')}</label>
        {siblings.length > 0 ? (
          <Names
            label={t('screens.sso.siblings', { count: siblings.length })}
            names={institutionNames(institutions, siblings)}
          />
        ) : (
          <p className="field-hint">{t('screens.sso.noSiblings')}</p>
        )}
      </div>
      <div className="sso-foot">
        <ActionButton
          action="save"
          type="submit"
          look="main"
          disabled={disabled || lacks}
          busy={writes.busy === 'save'}
        >
          {t('screens.sso.save')}
        </ActionButton>
        <p
          role="status"
          className="sso-status"
          data-status={writes.status}
          data-unsaved={touched || undefined}
        >
          {t(`screens.sso.status.${lacks ? 'lacking' : touched ? 'unsaved' : settings ? 'saved' : 'none'}`)}
        </p>
      </div>
    </form>
  )
}
