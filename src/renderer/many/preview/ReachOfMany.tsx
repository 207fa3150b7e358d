import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reach } from '#engine/save/reach.ts'
import { Places } from '../../names/Places.tsx'
import { useRenderer } from '../../RendererContext.ts'
import '../../confirm/reach.recipe.ts'

const REACHES = ['here', 'everywhere'] as const

interface Props {
  /** Ids of all institutions that share one of the rows. */
  readonly places: readonly number[]
  /** How many of the rows are shared with institutions that are not selected. */
  readonly count: number
  readonly reach: Reach
  /** The rows go; they change where it is not said. */
  readonly removes?: boolean
  /** Absent where such rows cannot be told apart: then they change everywhere. */
  readonly onReach?: ((reach: Reach) => void) | undefined
}

/** Where what is done to rows that further institutions have is to hold. */
export const ReachOfMany = ({ places, count, reach, removes, onReach }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const { selected } = useRenderer()
  const all = [...new Set(places)]
  const here = all.filter((one) => selected.includes(one))
  const elsewhere = all.filter((one) => !selected.includes(one))
  return (
    <fieldset className="reach many-reach">
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
      {removes && reach === 'here' ? (
        <Places places={here} what="removedFrom" staysIn={elsewhere} />
      ) : (
        <Places places={all} what={removes ? 'removedFrom' : 'in'} />
      )}
    </fieldset>
  )
}
