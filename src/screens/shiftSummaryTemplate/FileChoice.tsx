import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ENDINGS, nearestName } from '#engine/fileName.ts'
import { type FileFault, MAX_BYTES } from '#protocol/services/shiftTemplate.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { FileDrop } from '#renderer/parts/FileDrop.tsx'
import { useSize } from './useSize.ts'

const MB = 1_000_000

interface Props {
  readonly file: File | undefined
  /** What is wrong with it, known here or told by the server. */
  readonly faults: readonly FileFault[]
  readonly disabled: boolean
  onTake(file: File): void
}

/** Where the file is chosen or dropped, what it is called, and why it cannot be sent. */
export const FileChoice = ({ file, faults, disabled, onTake }: Props) => {
  const { t } = useTranslation()
  const sizeOf = useSize()
  const refused = useRef<HTMLDivElement>(null)
  const told = faults.map(({ fault }) => fault).join()
  // The button that was pressed has gone; what can be done about it comes next.
  useEffect(() => {
    if (told) refused.current?.focus()
  }, [told])
  const nearest = file && faults.some(({ fault }) => fault === 'name') ? nearestName(file.name) : undefined
  return (
    <FileDrop
      accept={ENDINGS.map((ending) => `.${ending}`).join()}
      label={t('screens.shiftSummaryTemplate.file')}
      disabled={disabled}
      onFile={onTake}
    >
      {(choose) => (
        <>
          <p className="file-drop-title" data-file={file?.name}>
            {file
              ? t('screens.shiftSummaryTemplate.chosen', { name: file.name, size: sizeOf(file.size) })
              : t('screens.shiftSummaryTemplate.drop')}
          </p>
          <ActionButton
            action="choose-file"
            look={file ? undefined : 'main'}
            disabled={disabled}
            onClick={choose}
          >
            {t(`screens.shiftSummaryTemplate.${file ? 'other' : 'choose'}`)}
          </ActionButton>
          <p className="file-hint">{t('screens.shiftSummaryTemplate.accepted', { size: MAX_BYTES / MB })}</p>
          {faults.length > 0 && (
            <div ref={refused} className="file-refused" role="alert" tabIndex={-1}>
              {faults.map(({ fault, tag, part }) => (
                <p key={`${fault} ${tag} ${part}`} data-fault={fault}>
                  {t(`screens.shiftSummaryTemplate.faults.${fault}`, { tag })}
                  {part && part !== 'body' && ` (${t(`screens.shiftSummaryTemplate.parts.${part}`)})`}
                </p>
              ))}
              {file && nearest && (
                <ActionButton
                  action="rename"
                  onClick={() => onTake(new File([file], nearest, { type: file.type }))}
                >
                  {t('screens.shiftSummaryTemplate.rename', { name: nearest })}
                </ActionButton>
              )}
            </div>
          )}
        </>
      )}
    </FileDrop>
  )
}
