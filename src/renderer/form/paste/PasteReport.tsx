import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Filled } from '#engine/paste/fillLines.ts'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { useSteady } from '../../useSteady.ts'
import './paste.recipe.ts'
import { Cross } from '../../parts/Cross.tsx'
import { remarksOn } from './remarksOn.ts'

interface Props {
  readonly table: AnyTable
  /** Most lines of the form. */
  readonly most: number
  /** Rows that found no line are asked for in another form. */
  readonly follows: boolean
  /** Not said while it is being read. */
  readonly filled: Filled | undefined
  /** Columns of which nobody could say what may be chosen. */
  readonly failed: readonly string[]
  /** Rows of earlier pastes that follow too. */
  readonly waiting: number
  readonly isUndone: boolean
  /** Nothing was entered since. */
  isLatest(): boolean
  onUndo(): void
  /** Opens the import with all rows, where the table has one. */
  readonly onImport: (() => void) | undefined
  onClose(): void
}

/** Pixels between the panel and the foot of the dialog. */
const BELOW = 8

/** What became of a block that was pasted, for eyes and ears, and the way back. It stays in sight while the form is scrolled. */
export const PasteReport = (props: Props) => {
  const { table, most, follows, filled, failed, waiting, isUndone, onUndo, onImport, onClose } = props
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  useUndoKey(panel, props)
  useRoomBelow(panel)
  const remarks = filled && !isUndone ? remarksOn(t, table, { filled, failed, waiting, most, follows }) : []
  const heading = () => {
    if (!filled) return t('paste.reading')
    if (isUndone) return t('paste.undone')
    return filled.rows === 0 ? t('paste.headingsOnly') : t('paste.filled', { count: filled.filled })
  }
  const isOver = filled !== undefined && filled.rows > filled.filled
  return (
    <section ref={panel} className="pasted" aria-label={t('paste.region')}>
      <div role="status" data-pasted={filled && (isUndone ? 'undone' : 'filled')}>
        <p>{heading()}</p>
        {remarks.length > 0 && (
          <ul>
            {remarks.map(({ about, text }) => (
              <li key={text} data-remark={about}>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {filled && !isUndone && filled.rows > 0 && (
        <div className="pasted-actions">
          {isOver && onImport && (
            <ActionButton action="paste-to-import" look="main" onClick={onImport}>
              {t('paste.toImport', { count: filled.rows })}
            </ActionButton>
          )}
          <ActionButton action="undo-paste" onClick={onUndo}>
            {t('paste.undo')}
          </ActionButton>
        </div>
      )}
      {filled && (
        <button
          type="button"
          className="button button--quiet button--icon"
          data-action="close-pasted"
          aria-label={t('paste.close')}
          data-tip={t('paste.close')}
          onClick={onClose}
        >
          <Cross />
        </button>
      )}
    </section>
  )
}

/** Control+Z takes the paste back while it is the latest thing done; afterwards it is the browser's again. */
const useUndoKey = (
  panel: RefObject<HTMLElement | null>,
  { filled, isUndone, isLatest, onUndo }: Props,
): void => {
  const press = useSteady((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
    if (!isUndo || event.shiftKey || event.altKey || !isLatest()) return
    event.preventDefault()
    onUndo()
  })
  const listens = filled !== undefined && filled.rows > 0 && !isUndone
  useEffect(() => {
    const form = panel.current?.closest('form')
    if (!form || !listens) return
    form.addEventListener('keydown', press)
    return () => form.removeEventListener('keydown', press)
  }, [panel, listens, press])
}

/** A field that takes the focus comes to stand above the panel, not beneath it. */
const useRoomBelow = (panel: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const scrolled = panel.current?.closest<HTMLElement>('.modal-body')
    if (!scrolled) return
    scrolled.style.scrollPaddingBlockEnd = `${(panel.current?.offsetHeight ?? 0) + BELOW}px`
    return () => {
      scrolled.style.scrollPaddingBlockEnd = ''
    }
  })
