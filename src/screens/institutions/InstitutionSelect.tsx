import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveDialog } from '#renderer/confirm/LeaveDialog.tsx'
import type { Institution } from '#renderer/RendererContext.ts'

export interface InstitutionSelectProps {
  /** Those that the person may open here, by name. */
  readonly institutions: readonly Institution[]
  readonly institution: Institution
  /** Whether something is entered and not saved. */
  isUnsaved(): boolean
  /** Another institution; what was entered for this one is given up. */
  onChoose(id: number): void
}

/** Which institution the page is about. What is not saved is asked about before another one is opened. */
export const InstitutionSelect = ({
  institutions,
  institution,
  isUnsaved,
  onChoose,
}: InstitutionSelectProps) => {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<number>()
  if (institutions.length === 1) return <p className="own-institution-name">{institution.name}</p>
  return (
    <div className="own-institution-choice">
      <label className="field-label" htmlFor="own-institution">
        {t('institutions.choose')}
      </label>
      <select
        id="own-institution"
        name="institution"
        className="control control-select"
        value={institution.id}
        onChange={({ target }) => {
          const next = Number(target.value)
          if (isUnsaved()) setWanted(next)
          else onChoose(next)
        }}
      >
        {institutions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {wanted !== undefined && (
        <LeaveDialog
          of="form"
          onLeave={() => {
            setWanted(undefined)
            onChoose(wanted)
          }}
          onStay={() => setWanted(undefined)}
        />
      )}
    </div>
  )
}
