import { useTranslation } from 'react-i18next'
import type { Institution } from '#renderer/RendererContext.ts'
import { OneOf } from '#renderer/widgets/OneOf.tsx'
import { useLeave } from '../useLeave.tsx'

export interface InstitutionSelectProps {
  /** Those that the person may open here, by name. */
  readonly institutions: readonly Institution[]
  readonly institution: Institution
  /** The address is about another one, which the person may not open here, any more or yet. */
  readonly isAnother: boolean
  /** Whether something is entered and not saved. */
  isUnsaved(): boolean
  /** Another institution; what was entered for this one is given up. */
  onChoose(id: number): void
}

/** So that nobody takes an institution for the one that they were sent to, or had open before they lost it. */
export const AnotherInstitution = ({
  institution,
  isAnother,
}: Pick<InstitutionSelectProps, 'institution' | 'isAnother'>) => {
  const { t } = useTranslation()
  return (
    isAnother && (
      <p className="own-institution-another" role="status">
        {t('institutions.another', { name: institution.name })}
      </p>
    )
  )
}

/** Which institution the page is about. What is not saved is asked about before another one is opened. */
export const InstitutionSelect = ({
  institutions,
  institution,
  isUnsaved,
  onChoose,
}: InstitutionSelectProps) => {
  const { t } = useTranslation()
  const { leaveFor, question } = useLeave(isUnsaved, onChoose)
  if (institutions.length === 1) return <p className="own-institution-name">{institution.name}</p>
  return (
    <div className="own-institution-choice">
      <label className="field-label" id="own-institution-label" htmlFor="own-institution">
        {t('institutions.choose')}
      </label>
      <OneOf
        id="own-institution"
        labelledBy="own-institution-label"
        name="institution"
        choices={institutions.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(institution.id)}
        onChoose={(next) => leaveFor(Number(next))}
      />
      {question}
    </div>
  )
}
