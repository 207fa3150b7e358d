import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { useLeaveFocus } from '../dialog/useLeaveFocus.ts'
import './card.recipe.ts'

interface Props {
  /** Why it can be saved nowhere any more. */
  readonly text: string
  /** What was entered. */
  readonly children: ReactNode
  onNoted(): void
}

/** What was entered and can be saved nowhere any more, until whoever entered it has noted it. */
export const LeftNotice = ({ text, children, onNoted }: Props) => {
  const { t } = useTranslation()
  const notice = useRef<HTMLDivElement>(null)
  useLeaveFocus(notice)
  return (
    <div ref={notice} className="failures card-left" role="alert">
      <p>{text}</p>
      {children}
      <ActionButton action="noted" onClick={onNoted}>
        {t('form.leftNoted')}
      </ActionButton>
    </div>
  )
}
