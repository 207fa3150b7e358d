import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { keptRow } from '../form/kept/keptForms.ts'
import { institutionNames, useRenderer } from '../RendererContext.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { WITH_ACTION } from '../toast/toasts.ts'

/** Tells whoever selects other institutions while something is entered in a row of the table that it is kept, and where. */
export const useLeftRow = ({ name, form }: AnyTable): void => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { person, selected, institutions } = useRenderer()
  const before = useRef(selected)
  useEffect(() => {
    const left = before.current
    before.current = selected
    if (form.style !== 'row' || left.join() === selected.join()) return
    if (keptRow({ person, table: name, within: left }) === undefined) return
    const places = institutionNames(institutions, left)
    const text = t('form.keptThere', { screen: t(`tables.${name}.title`) })
    toasts.show('info', text, { places, duration: WITH_ACTION })
  }, [selected, person, name, form, institutions, t, toasts])
}
