import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, Reach } from '#engine/save/reach.ts'
import { Places } from '../names/Places.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { Question } from './question.ts'
import './reach.recipe.ts'

interface Props extends Pick<Question, 'title' | 'no'> {
  /** What is done to the row: `unlink` where it is taken from institutions and stays in the catalogue. */
  readonly what: 'change' | 'remove' | 'unlink' | 'group'
  /** How people call the row. */
  readonly name: string
  readonly choice: Choice
  /** What the question is about, in place of who shares the row. */
  readonly about?: string
  /** Told whatever is chosen. */
  readonly text?: string
  /** What follows from an answer, beside where it holds. */
  readonly follows?: Readonly<Record<Reach, string | undefined>>
  onConfirm(reach: Reach): Promise<unknown> | undefined
  onCancel(): void
  readonly children?: ReactNode
}

const REACHES = ['here', 'everywhere'] as const

/**
 * A question about a row that further institutions have: in the selected ones alone, or in all that share it. What is
 * chosen first reaches nobody who was not selected.
 */
export const ReachDialog = (props: Props) => {
  const { what, name, choice, about, text, follows, onConfirm, children, ...question } = props
  const { t } = useTranslation()
  const id = useId()
  const [reach, setReach] = useState<Reach>('here')
  const first = useRef<HTMLInputElement>(null)
  // Once the dialog stands: nothing in a closed one takes the focus.
  useEffect(() => first.current?.focus(), [])
  const elsewhere = choice.everywhere.filter((one) => !choice.here.includes(one))
  return (
    <ConfirmDialog
      {...question}
      text={[about ?? t('reach.text', { name, count: elsewhere.length }), text].filter(Boolean).join(' ')}
      yes={t(`reach.yes.${what}.${reach}`)}
      tone={what === 'change' ? 'main' : 'danger'}
      startsInside
      onConfirm={() => onConfirm(reach)}
    >
      {children}
      <fieldset className="reach">
        <legend>{t(`reach.where.${what}`)}</legend>
        {REACHES.map((one) => (
          <div key={one} className="reach-option" data-reach={one} data-chosen={one === reach}>
            <label>
              <input
                type="radio"
                name={`${id}-reach`}
                value={one}
                checked={one === reach}
                aria-describedby={`${id}-${one}`}
                ref={one === 'here' ? first : undefined}
                onChange={() => setReach(one)}
              />
              {t([`reach.${what}.${one}`, `reach.${one}`])}
            </label>
            <div id={`${id}-${one}`} className="reach-more">
              <Places
                places={choice[one]}
                what={what === 'change' || what === 'group' ? 'in' : 'removedFrom'}
              />
              <p>{[t(`reach.follows.${what}.${one}`), follows?.[one]].filter(Boolean).join(' ')}</p>
            </div>
          </div>
        ))}
      </fieldset>
    </ConfirmDialog>
  )
}
