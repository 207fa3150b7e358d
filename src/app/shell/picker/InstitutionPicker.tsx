import { Building2, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { deferred } from '#renderer/deferred.tsx'
import { Popover } from '#renderer/dialog/Popover.tsx'
import { useIdle } from '#renderer/scheduling/useIdle.ts'
import type { PickerPanelProps } from './PickerPanel.tsx'
import './picker.recipe.ts'

const PickerPanel = deferred(async () => (await import('./PickerPanel.tsx')).PickerPanel)

/** Names that are said of several institutions: more would be read for minutes. */
const SAID = 10

/** The institutions that every screen is about: several at once; none means that nothing is narrowed. */
export const InstitutionPicker = (props: Omit<PickerPanelProps, 'onClose'>) => {
  const { t } = useTranslation()
  // Before it is opened: what is typed then would be lost.
  useIdle(PickerPanel.prepare)
  const chosen = new Set(props.selected)
  const names = props.session.institutions.filter(({ id }) => chosen.has(id)).map(({ name }) => name)
  const summary =
    names.length === 1
      ? names[0]
      : names.length === 0
        ? t('picker.empty')
        : t('picker.count', { count: names.length })
  const said = names.length > 1 && names.length <= SAID && `(${names.join(', ')})`
  return (
    <Popover
      label={[t('picker.label'), summary, said].filter(Boolean).join(' ')}
      hook="institution-picker"
      placement="bottom-start"
      sheet
      className="button picker-button"
      button={
        <>
          <Building2 size={16} aria-hidden />
          <span className="picker-summary">{summary}</span>
          <ChevronDown size={14} aria-hidden />
        </>
      }
    >
      {(close) => <PickerPanel {...props} onClose={close} />}
    </Popover>
  )
}
