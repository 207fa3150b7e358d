import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Confirmation } from '#dsl/tables/confirmation.ts'
import { countRelated, questionOf } from '../confirm/question.ts'
import { useRenderer } from '../RendererContext.ts'

/**
 * What a confirmation says of these rows together, with how many others they touch in the selected institutions; no
 * text where it counts none. What could not be counted says so, and is not taken for none.
 */
export const useTouched = (confirmation: Confirmation | undefined, ids: readonly number[]) => {
  const { t, i18n } = useTranslation()
  const { gateway, selected } = useRenderer()
  const { counts, name } = confirmation ?? {}
  const { data, isPending, isError } = useQuery({
    queryKey: ['related', 'many', name, ids, selected],
    queryFn: () => (counts ? countRelated(gateway, counts, ids, selected) : 0),
    enabled: counts !== undefined,
    gcTime: 0,
    meta: { shown: true },
  })
  if (!confirmation || !counts) return { isPending: false, count: undefined, text: undefined }
  const count = data ?? 0
  // Where the question is about one row, several have words of their own.
  const own = `many.touched.${name}`
  const isOwn = ids.length > 1 && i18n.exists(own, { count })
  const said = isOwn
    ? t(own, { count })
    : questionOf(t, confirmation, count, t('many.rows', { count: ids.length })).text
  const told = isPending ? 'counting' : isError ? 'uncounted' : undefined
  return { isPending, count: isError ? undefined : data, text: told ? t(`list.removal.${told}`) : said }
}
