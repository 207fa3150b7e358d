import { createListCollection } from '@chakra-ui/react/collection'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatching } from '../widgets/choices/useMatching.ts'
import type { Option, Searched } from './choosing.ts'

/** Most that are drawn at once. */
const DRAWN = 200

/** The choices that what is typed means, without regard to accents and case, and in words what is not listed. */
export const useFound = <V extends string | number>(
  choices: readonly Option<V>[],
  term: string,
  searched: Searched | undefined,
) => {
  const { t } = useTranslation()
  const found = useMatching(choices, searched ? '' : term)
  const collection = useMemo(
    () =>
      createListCollection({
        items: found.slice(0, DRAWN),
        itemToString: ({ label }) => label,
        itemToValue: ({ value }) => String(value),
      }),
    [found],
  )
  const status = () => {
    if (searched?.failed) return t('form.choicesFailed')
    if (searched?.busy) return t('form.loading')
    if (found.length === 0) return t('form.nothingShown')
    if (found.length > DRAWN) return t('form.refine', { shown: DRAWN, total: found.length })
    return searched && searched.more > 0 ? t('form.narrow', { count: searched.more }) : ''
  }
  return { collection, status: status() }
}
