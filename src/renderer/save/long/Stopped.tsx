import { useTranslation } from 'react-i18next'
import type { FormStore } from '#engine/form/formStore.ts'
import type { StoppedLine } from '#engine/save/failures.ts'
import { useLines } from '../../form/field/useField.ts'
import { Names } from '../../names/Names.tsx'
import { institutionNames, useRenderer } from '../../RendererContext.ts'

interface Props {
  readonly store: FormStore
  readonly stopped: readonly StoppedLine[]
}

const PARTS = ['written', 'earlier', 'inDoubt', 'unsent'] as const

/** Where a save that a person has stopped has written each line, and where another one is still to write it. */
export const Stopped = ({ store, stopped }: Props) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const lines = useLines(store)
  const shown = stopped.filter(({ lineId }) => lines.includes(lineId))
  if (shown.length === 0) return null
  return (
    <div className="stopped" role="alert" tabIndex={-1}>
      <p>{t('form.stopped.text')}</p>
      {shown.map((line) => (
        <div key={line.lineId}>
          {lines.length > 1 && <strong>{t('form.line', { number: lines.indexOf(line.lineId) + 1 })}</strong>}
          {PARTS.filter((part) => line[part].length > 0).map((part) => (
            <Names
              key={part}
              label={t(`form.stopped.${part}`, { count: line[part].length })}
              names={institutionNames(institutions, line[part])}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
