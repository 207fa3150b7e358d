import { useTranslation } from 'react-i18next'
import { positionOf } from '#dsl/entities/facts.ts'
import type { Located } from '#dsl/entities/rules.ts'
import { useLive } from '../../form/field/useField.ts'
import type { InputProps } from '../widget.ts'

interface Props {
  readonly id: string
  readonly rule: Located
  readonly scope: NonNullable<InputProps<string>['scope']>
}

/** What the coordinates of the address stand for, in words, and the coordinates. */
export const Position = ({ id, rule, scope }: Props) => {
  const { t, i18n } = useTranslation()
  const place = useLive(scope.store, scope.lineId, positionOf(rule))
  const { [rule.lat]: lat, [rule.lng]: lng, [rule.precision]: precision } = place
  if (typeof lat !== 'number' || typeof lng !== 'number') return <p className="address-position" id={id} />
  const degrees = (value: number) =>
    value.toLocaleString(i18n.language, { minimumFractionDigits: 4, maximumFractionDigits: 4 })
  const what = typeof precision === 'string' ? t(`form.address.${precision}`) : t('form.address.given')
  return (
    <p className="address-position" id={id}>
      {t('form.address.position', { what, latitude: degrees(lat), longitude: degrees(lng) })}
    </p>
  )
}
