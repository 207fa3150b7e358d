import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#dsl/tables/confirmation.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'

/** What is told of a value that another row has; undefined where nothing is. */
export interface TakenNotice {
  readonly title: string
  readonly text: string
  readonly back: string
  onBack(): void
}

/** The dialog of a table about a value that is taken, found before the change was sent or by the server. */
export const useTakenNotice = ({ confirm }: AnyTable) => {
  const { t } = useTranslation()
  const [told, setTold] = useState<{ readonly name: string; readonly value: unknown }>()
  const taken: Readonly<Record<string, Notice | undefined>> = confirm.taken ?? {}
  return {
    notice: told && {
      title: t(`confirmations.${told.name}.title`),
      text: t(`confirmations.${told.name}.text`, { value: told.value }),
      back: t(`confirmations.${told.name}.no`),
      onBack: () => setTold(undefined),
    },
    /** `live` are the values as they are entered. */
    tell: ({ failures, problems }: SaveOutcome, live: Readonly<Record<string, unknown>>) => {
      const found = [...failures.map(({ problem }) => problem), ...problems.flatMap(({ details }) => details)]
      for (const problem of found) {
        if (problem.reason !== 'taken' || !('column' in problem)) continue
        const notice = taken[String(problem.column)]
        if (notice) return setTold({ name: notice.name, value: live[String(problem.column)] })
      }
    },
  }
}
