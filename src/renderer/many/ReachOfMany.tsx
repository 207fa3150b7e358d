import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reach } from '#engine/save/reach.ts'
import { Places } from '../confirm/Places.tsx'
import '../confirm/reach.css'

const REACHES = ['here', 'everywhere'] as const

interface Props {
  /** Ids of all institutions that share one of the rows. */
  readonly places: readonly number[]
  /** How many of the rows are shared with institutions that are not selected. */
  readonly count: number
  readonly reach: Reach
  /** Absent where such rows cannot be told apart: then they change everywhere. */
  readonly onReach?: ((reach: Reach) => void) | undefined
}

/** Where what is done to rows that further institutions have is to hold. */
export const ReachOfMany = ({ places, count, reach, onReach }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className="reach">
      <legend>{t('many.reach.where', { count })}</legend>
      {onReach ? (
        REACHES.map((one) => (
          <label key={one} className="reach-option" data-reach={one} data-chosen={one === reach}>
            <input type="radio" name={`${id}-reach`} checked={one === reach} onChange={() => onReach(one)} />
            {t(`many.reach.${one}`)}
          </label>
        ))
      ) : (
        <p>{t('many.reach.only')}</p>
      )}
      <Places places={[...new Set(places)]} />
    </fieldset>
  )
}
