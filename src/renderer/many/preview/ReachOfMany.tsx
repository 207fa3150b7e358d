import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reach } from '#engine/save/reach.ts'
import { Names } from '../../names/Names.tsx'
import { Places } from '../../names/Places.tsx'
import { useToldApart } from '../../names/useToldApart.ts'
import { institutionNames, useRenderer } from '../../RendererContext.ts'
import '../../confirm/reach.recipe.ts'

const REACHES = ['here', 'everywhere'] as const

interface Props {
  /** Ids of all institutions that have one of the rows, shared or not. */
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
  const institutions = useToldApart()
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
      <Places
        places={reach === 'here' ? here : all}
        what={removes ? 'removedFrom' : 'in'}
        staysIn={reach === 'here' && removes ? elsewhere : []}
      />
      {reach === 'here' && !removes && (
        <Names
          label={t('many.reach.unchangedIn', { count: elsewhere.length })}
          names={institutionNames(institutions, elsewhere)}
        />
      )}
    </fieldset>
  )
}
