import type { TFunction } from 'i18next'
import type { ManyOutcome } from './run/useManyRun.ts'

/** What is said of rows that were written, and how many were left as they are. */
export const withoutSome = (t: TFunction, said: string, { without }: Pick<ManyOutcome, 'without'>): string =>
  without === 0 ? said : t('many.doneWithout', { said, count: without })
