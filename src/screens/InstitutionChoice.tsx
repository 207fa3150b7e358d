import { useTranslation } from 'react-i18next'
import { Places } from '#renderer/names/Places.tsx'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'

const ALL = 'all'

interface Props {
  /** Whose words: `screens.{screen}.institution`, `.others` and `.all`. */
  readonly screen: string
  /** All that are selected where it is undefined. */
  readonly institution: number | undefined
  /** Whether all that are selected can be chosen too. */
  readonly withAll?: boolean
  onChoose(institution: number | undefined): void
}

/** Which of the selected institutions is meant: one, and the others keep what they have, or all of them. */
export const InstitutionChoice = ({ screen, institution, withAll = false, onChoose }: Props) => {
  const { t } = useTranslation()
  const { institutions, selected } = useRenderer()
  if (selected.length === 1) return <Places places={selected} />
  return (
    <div className="institution-choice" data-places={institution ?? selected.join(' ')}>
      <label className="field-label" htmlFor={`${screen}-institution`}>
        {t(`screens.${screen}.institution`)}
      </label>
      <select
        id={`${screen}-institution`}
        className="control control-select"
        value={institution ?? ALL}
        onChange={({ currentTarget: { value } }) => onChoose(value === ALL ? undefined : Number(value))}
      >
        {selected.map((id) => (
          <option key={id} value={id}>
            {institutionName(institutions, id)}
          </option>
        ))}
        {withAll && <option value={ALL}>{t(`screens.${screen}.all`, { count: selected.length })}</option>}
      </select>
      {institution !== undefined && (
        <p className="field-hint">{t(`screens.${screen}.others`, { count: selected.length - 1 })}</p>
      )}
    </div>
  )
}
