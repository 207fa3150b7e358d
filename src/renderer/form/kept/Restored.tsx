import { useTranslation } from 'react-i18next'
import { Names } from '../../names/Names.tsx'
import { institutionNames, useRenderer } from '../../RendererContext.ts'

interface Props {
  /** Institutions that the form was for when it was left, where it may be for others by now. */
  readonly before?: readonly number[]
  /** Those that it is for now. */
  readonly places?: readonly number[]
  /** Pasted rows that follow once it is saved. */
  readonly waiting?: number
}

/** That what was entered is here again, and where it was meant for if that is elsewhere. */
export const Restored = ({ before = [], places = [], waiting = 0 }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const isSame = before.length === places.length && before.every((id) => places.includes(id))
  const names = institutionNames(institutions, before)
  return (
    <div className="restored">
      {t('form.restored')}
      {!isSame && before.length > 0 && <Names label={t('form.begunIn')} names={names} />}
      {waiting > 0 && <div>{t('paste.waiting', { count: waiting })}</div>}
    </div>
  )
}
