import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../IconButton.tsx'

interface Props {
  /** How the row is called that was stepped to; undefined before a step. */
  readonly told: string | undefined
  /** Opens the row before the one that stands open, or the one after it; undefined where there is none. */
  readonly previous: (() => void) | undefined
  readonly next: (() => void) | undefined
}

/** From a row that is read to its neighbours in the list. */
export const RowSteps = ({ told, previous, next }: Props) => {
  const { t } = useTranslation()
  const steps = [
    { name: 'previous', step: previous, Icon: ChevronLeft, key: 'ArrowLeft' },
    { name: 'next', step: next, Icon: ChevronRight, key: 'ArrowRight' },
  ] as const
  return (
    <div className="row-values-steps">
      {steps.map(({ name, step, Icon, key }) => (
        <IconButton
          key={name}
          action={name}
          label={t(`row.${name}`)}
          Icon={Icon}
          size={18}
          disabled={!step}
          stays
          shortcut={key}
          onClick={step}
        />
      ))}
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </div>
  )
}
