import { useTranslation } from 'react-i18next'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import { Names } from './Names.tsx'
import { useToldApart } from './useToldApart.ts'

interface Props {
  /** Ids of the institutions that are written to; none: the row is common to all. */
  readonly places: readonly number[]
  /** What is done there: `places.{what}`. */
  readonly what?: 'in' | 'removedFrom' | undefined
  /** Ids of those that keep the row although it goes elsewhere. */
  readonly staysIn?: readonly number[]
  /** Id of the element, for the `aria-describedby` of a dialog. */
  readonly id?: string | undefined
}

/** Where something is written: the institutions by name, and apart from them those that are not selected. */
export const Places = ({ places, what = 'in', staysIn = [], id }: Props) => {
  const { t } = useTranslation()
  const { selected } = useRenderer()
  const institutions = useToldApart()
  const named = (ids: readonly number[]) => institutionNames(institutions, ids)
  const here = places.filter((id) => selected.includes(id))
  const elsewhere = places.filter((id) => !selected.includes(id))
  if (places.length === 0)
    return (
      <p id={id} className="places">
        {t('places.common')}
      </p>
    )
  return (
    <div id={id} data-places={places.join(' ')}>
      {here.length > 0 && <Names label={t(`places.${what}`, { count: here.length })} names={named(here)} />}
      {elsewhere.length > 0 && (
        <div className="places-elsewhere">
          <Names
            label={t(here.length > 0 ? 'places.alsoIn' : `places.${what}`, { count: elsewhere.length })}
            names={named(elsewhere)}
          />
        </div>
      )}
      {staysIn.length > 0 && (
        <Names label={t('places.staysIn', { count: staysIn.length })} names={named(staysIn)} />
      )}
    </div>
  )
}
