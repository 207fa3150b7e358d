import { useTranslation } from 'react-i18next'
import type { RowChoice } from './useRowChoice.ts'

/** The box that ticks the rows of the page, half ticked where some of them are. */
export const ChoiceHead = ({ choice }: { readonly choice: RowChoice }) => {
  const { t } = useTranslation()
  const { onPage, togglePage } = choice
  const label = t('list.choose.page')
  return (
    // No header: by ear each row's box would begin with « all rows ».
    <td className="cell-choice" data-label={label}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = onPage === 'some'
        }}
        type="checkbox"
        data-action="choose-page"
        aria-label={label}
        checked={onPage === 'all'}
        onChange={togglePage}
      />
    </td>
  )
}
