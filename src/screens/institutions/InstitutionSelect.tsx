import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#renderer/confirm/ConfirmDialog.tsx'

interface Props {
  readonly institutions: readonly { readonly id: number; readonly name: string }[]
  readonly institution: number
  isUnsaved(): boolean
  onChoose(id: number): void
}

/** Which institution the page is about. What is not saved is asked about before another one is opened. */
export const InstitutionSelect = ({ institutions, institution, isUnsaved, onChoose }: Props) => {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<number>()
  const [only] = institutions
  if (institutions.length === 1) return <p className="own-institution__name">{only?.name}</p>
  return (
    <div className="own-institution__choice">
      <label className="field-label" htmlFor="own-institution">
        {t('institutions.choose')}
      </label>
      <select
        id="own-institution"
        name="institution"
        className="control control-select"
        value={institution}
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
        <ConfirmDialog
          title={t('institutions.unsaved.title')}
          text={t('institutions.unsaved.text')}
          yes={t('institutions.unsaved.yes')}
          no={t('institutions.unsaved.no')}
          tone="danger"
          onConfirm={() => {
            setWanted(undefined)
            onChoose(wanted)
            return undefined
          }}
          onCancel={() => setWanted(undefined)}
        />
      )}
    </div>
  )
}
