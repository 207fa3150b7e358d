import { useTranslation } from 'react-i18next'
import { Places } from '#renderer/names/Places.tsx'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import { OneOf } from '#renderer/widgets/OneOf.tsx'

const ALL = 'all'

interface Props {
  /** Whose words: `screens.{screen}.institution`, `.others` and `.all`. */
  readonly screen: string
  /** All that are selected where it is undefined. */
  readonly institution: number | undefined
  /** Whether all that are selected can be chosen too. */
  readonly withAll?: boolean
  readonly disabled?: boolean
  onChoose(institution: number | undefined): void
}

/** Which of the selected institutions is meant: one, and the others keep what they have, or all of them. */
export const InstitutionChoice = ({
  screen,
  institution,
  withAll = false,
  disabled = false,
  onChoose,
}: Props) => {
  const { t } = useTranslation()
  const { institutions, selected } = useRenderer()
  if (selected.length === 1) return <Places places={selected} />
  const id = `${screen}-institution`
  const choices = selected.map((one) => ({ value: String(one), label: institutionName(institutions, one) }))
  const all = withAll && { value: ALL, label: t(`screens.${screen}.all`, { count: selected.length }) }
  return (
    <div className="institution-choice" data-places={institution ?? selected.join(' ')}>
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {t(`screens.${screen}.institution`)}
      </label>
      <OneOf
        id={id}
        labelledBy={`${id}-label`}
        name="institution"
        choices={all ? [...choices, all] : choices}
        disabled={disabled}
        value={institution === undefined ? ALL : String(institution)}
        onChoose={(value) => onChoose(value === ALL ? undefined : Number(value))}
      />
      {institution !== undefined && (
        <p className="field-hint">{t(`screens.${screen}.others`, { count: selected.length - 1 })}</p>
      )}
    </div>
  )
}
