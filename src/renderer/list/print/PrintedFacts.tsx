import { memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isCommon } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { momentText } from '../../dateWords.ts'
import { institutionNames, useRenderer } from '../../RendererContext.ts'
import { columnNameLabel } from '../listColumns.ts'
import type { ListState } from '../state/listState.ts'

interface Props {
  readonly table: AnyTable
  /** The same object for each page of a search. */
  readonly state: ListState
}

/** What only paper says of a list: of which institutions it is, what was searched for and chosen above it, and when. */
export const PrintedFacts = memo(({ table, state }: Props) => {
  const { t, i18n } = useTranslation()
  const { institutions, selected } = useRenderer()
  const [at, setAt] = useState(Date.now)
  useEffect(() => {
    // The browser prints what is drawn when this returns.
    const begin = () => flushSync(() => setAt(Date.now()))
    window.addEventListener('beforeprint', begin)
    return () => window.removeEventListener('beforeprint', begin)
  }, [])
  const { name, entity, list } = table
  const names = institutionNames(institutions, selected).join(', ')
  return (
    <div className="list-printed">
      {!isCommon(entity) && selected.length > 0 && (
        <p>{t('list.printedOf', { count: selected.length, names })}</p>
      )}
      {state.q !== '' && <p>{t('list.searched', { q: state.q })}</p>}
      {list.filter && state.filter !== undefined && (
        <p>
          {t('view.of', { column: columnNameLabel(t, name, list.filter.column) })}{' '}
          {t(`tables.${name}.filter.${state.filter}`)}
        </p>
      )}
      <p>{t('list.printedAt', { at: momentText(at, i18n.language) })}</p>
    </div>
  )
})
