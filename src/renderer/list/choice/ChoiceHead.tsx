import { useTranslation } from 'react-i18next'
import type { RowChoice } from './useRowChoice.ts'

/** The box that ticks the rows of the page, half ticked where some of them are. */
export const ChoiceHead = ({ choice }: { readonly choice: RowChoice }) => {
  const { t } = useTranslation()
  const { onPage, togglePage } = choice
  return (
    // No header: by ear each row's box would begin with « all rows ».
    <td className="cell-choice">
      <input
        ref={(box) => {
          if (box) box.indeterminate = onPage === 'some'
        }}
        type="checkbox"
        data-action="choose-page"
        aria-label={t('list.choose.page')}
        checked={onPage === 'all'}
        onChange={togglePage}
      />
    </td>
  )
}
