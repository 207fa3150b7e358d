import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionInstitution } from '#protocol/services/session.ts'

interface Props {
  readonly institution: SessionInstitution
  readonly checked: boolean
  onToggle(id: number): void
  onOnly(id: number): void
}

/** An institution, with the town that tells it from another of its name. Drawn anew only when it is ticked or unticked. */
export const PickerRow = memo(({ institution: { id, name, locality }, checked, onToggle, onOnly }: Props) => {
  const { t } = useTranslation()
  return (
    <li className="picker-row" data-institution={id}>
      <label>
        <input type="checkbox" checked={checked} onChange={() => onToggle(id)} value={id} />
        <span className="picker-name">{name}</span>
        {locality && (
          <>
            {' '}
            <span className="picker-locality">{locality}</span>
          </>
        )}
      </label>
      <button
        type="button"
        className="picker-only"
        aria-label={t('choosing.onlyOf', { name })}
        onClick={() => onOnly(id)}
      >
        {t('choosing.only')}
      </button>
    </li>
  )
})
