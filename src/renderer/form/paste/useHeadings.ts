import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { KnownHeaders } from '#engine/csv/csvColumns.ts'
import { isHeader, mayBeHeader } from '#engine/paste/planPaste.ts'
import { knownHeaders } from '../../import/knownHeaders.ts'
import { useRenderer } from '../../RendererContext.ts'

/** What the columns of a table may be called in a first line; in all languages, once they are there, where it seems to call them. */
export const useHeadings = (
  { name, entity }: AnyTable,
  first: readonly string[] = [],
): KnownHeaders | undefined => {
  const { i18n, t } = useTranslation()
  const { loadEveryLanguage } = useRenderer()
  const [known, setKnown] = useState<KnownHeaders | undefined>(() => {
    const columns = Object.keys(entity.columns)
    const spoken = knownHeaders((key) => (i18n.exists(key) ? [t(key)] : []), name, columns)
    return isHeader(first, columns, spoken) || !mayBeHeader(first) ? spoken : undefined
  })
  useEffect(() => {
    if (known) return
    const know = (textsOf: (key: string) => readonly string[]) =>
      setKnown(knownHeaders(textsOf, name, Object.keys(entity.columns)))
    // Without the other languages the one spoken has been asked already.
    loadEveryLanguage(name).then(know, () => know(() => []))
  }, [known, name, entity, loadEveryLanguage])
  return known
}
