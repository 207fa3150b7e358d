import { useTranslation } from 'react-i18next'
import { Places } from '#renderer/confirm/Places.tsx'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'

interface Props {
  readonly institution: number
  onChoose(institution: number): void
}

/** Which of the selected institutions is set up here: one, and the others keep what they have. */
export const InstitutionChoice = ({ institution, onChoose }: Props) => {
  const { t } = useTranslation()
  const { institutions, selected } = useRenderer()
  if (selected.length === 1) return <Places places={[institution]} />
  return (
    <div className="sso-choice" data-places={institution}>
      <label className="field-label" htmlFor="sso-institution">
        {t('screens.sso.institution')}
      </label>
      <select
        id="sso-institution"
        className="control control-select"
        value={institution}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {selected.map((id) => (
          <option key={id} value={id}>
            {institutionName(institutions, id)}
          </option>
        ))}
      </select>
      <p className="field-hint">{t('screens.sso.others', { count: selected.length - 1 })}</p>
    </div>
  )
}
