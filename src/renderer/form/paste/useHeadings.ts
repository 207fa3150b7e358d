import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { KnownHeaders } from '#engine/csv/csvColumns.ts'
import { isNamed, mayBeHeader } from '#engine/paste/planPaste.ts'
import { knownHeaders } from '../../import/knownHeaders.ts'
import { useRenderer } from '../../RendererContext.ts'

/** What the columns of a table may be called in a first line; in all languages, once they are there, where it seems to call them. */
export const useHeadings = (
  { name, entity }: AnyTable,
  first: readonly string[] = [],
): KnownHeaders | undefined => {
  const { i18n, t } = useTranslation()
  const { loadEveryLanguage } = useRenderer()
  const columns = Object.keys(entity.columns)
  const spoken = () => knownHeaders((key) => (i18n.exists(key) ? [t(key)] : []), name, columns)
  const [known, setKnown] = useState<KnownHeaders | undefined>(() => {
    const headings = spoken()
    return isNamed(first, columns, headings) || !mayBeHeader(first) ? headings : undefined
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for the block that was pasted
  useEffect(() => {
    if (known) return
    loadEveryLanguage(name).then(
      (textsOf) => setKnown(knownHeaders(textsOf, name, columns)),
      () => setKnown(spoken()),
    )
  }, [known])
  return known
}
