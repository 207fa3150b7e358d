import { useTranslation } from 'react-i18next'
import type { StoppedPlaces } from '#engine/save/failures.ts'
import { Names } from '../../names/Names.tsx'
import { useToldApart } from '../../names/useToldApart.ts'
import { institutionNames } from '../../RendererContext.ts'
import './long.recipe.ts'

interface StoppedPart extends StoppedPlaces {
  /** What of it all this is, where that is several things. */
  readonly name?: string | undefined
}

const WHAT = ['written', 'earlier', 'inDoubt', 'unsent'] as const

/** Where a save that a person has stopped has written what, and where another one is still to write it. */
export const Stopped = ({ parts }: { readonly parts: readonly StoppedPart[] }) => {
  const { t } = useTranslation()
  const institutions = useToldApart()
  if (parts.length === 0) return null
  return (
    <div className="stopped" role="alert" tabIndex={-1}>
      <p>{t('form.stopped.text')}</p>
      {parts.map((part, nth) => (
        <div key={nth}>
          {part.name && <strong>{part.name}</strong>}
          {WHAT.filter((what) => part[what].length > 0).map((what) => (
            <Names
              key={what}
              label={t(`form.stopped.${what}`, { count: part[what].length })}
              names={institutionNames(institutions, part[what])}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
