import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly text: string
  readonly yes: string
  readonly hook: string
  onYes(): void
  onNo(): void
}

/** A question in the panel itself: what answers it without consequence has the focus. */
export const InlineQuestion = ({ text, yes, hook, onYes, onNo }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className="picker-task" aria-labelledby={id} data-question={hook}>
      <p id={id}>{text}</p>
      <button
        type="button"
        className="button"
        // biome-ignore lint/a11y/noAutofocus: the question is what the press led to
        autoFocus
        aria-describedby={id}
        data-action="cancel"
        onClick={onNo}
      >
        {t('choosing.cancel')}
      </button>
      <button type="button" className="button button--primary" data-action="confirm" onClick={onYes}>
        {yes}
      </button>
    </fieldset>
  )
}
