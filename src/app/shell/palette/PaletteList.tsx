import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/queries.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { SessionData } from '#protocol/services/session.ts'
import type { ReadableGroup } from '../../console/menuGroups.ts'
import { createGateway } from '../../gateway.ts'
import { withInstitutions } from '../../state/selection.ts'
import { type Acts, type Choosable, choicesOf, tablesOf } from './choices.ts'
import { foundIn } from './entries.ts'
import { type Recent, recentOf, rememberChoice } from './recent.ts'
import { rowEntries } from './rowEntries.ts'
import { searchedTables, useFoundRows } from './useFoundRows.ts'

/** Keys of the field: those pressed before the list is there wait in `waiting`. */
export interface PaletteKeys {
  press?: (key: string) => void
  waiting: boolean
}

export interface PaletteProps extends Acts {
  readonly catalogue: Catalogue
  readonly session: Pick<SessionData, 'user' | 'institutions'>
  readonly groups: readonly ReadableGroup[]
  readonly selected: readonly number[]
  /** Leads to an address of the console, and closes. */
  onGo(address: string): void
  onClose(): void
}

interface Props extends PaletteProps {
  readonly term: string
  readonly keys: RefObject<PaletteKeys>
  /** Id of the option that Enter chooses; null for none. */
  onActive(id: string | null): void
}

const domId = ({ section, id }: Choosable): string => `palette-${section}-${id}`

/** What Ctrl+K finds, under headings: screens and commands at once, rows as they come. */
export const PaletteList = ({ term, keys, onActive, ...props }: Props) => {
  const { catalogue, session, groups, selected, onGo, onClose } = props
  const { onSelect, onLanguage, onLogout } = props
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const client = useClient()
  const { institutions, user } = session
  const gateway = useMemo(() => createGateway(catalogue, client), [catalogue, client])
  const tables = useMemo(() => searchedTables(tablesOf(catalogue, groups)), [catalogue, groups])
  const found = useFoundRows({ tables, gateway, selected }, term)
  const isCurrent = found.term === term.trim()
  const known = useMemo(
    () => choicesOf({ catalogue, session, groups, t, onSelect, onLanguage, onLogout }),
    [catalogue, session, groups, t, onSelect, onLanguage, onLogout],
  )
  const [chosenBefore] = useState(() => recentOf(user.id))
  const recent = useMemo(
    () =>
      chosenBefore.flatMap((one): readonly Choosable[] => {
        const again = known.find(({ id }) => id === one.id)
        if (again) return [{ ...again, section: 'recent' }]
        const { id, title, beside, to } = one
        return title && to ? [{ id, section: 'recent', title, ...(beside && { beside }), to, kept: one }] : []
      }),
    [chosenBefore, known],
  )
  const rows = useMemo(
    () =>
      found.answers.flatMap((answer) =>
        rowEntries(answer, { t, language, institutions, selected, term: found.term }).map(
          (row): Choosable => ({ ...row, section: 'rows', kept: row }),
        ),
      ),
    [found, t, language, institutions, selected],
  )
  const sections = useMemo(
    () => foundIn(known, { term, recent, rows: isCurrent ? rows : [] }),
    [known, term, recent, rows, isCurrent],
  )
  const all = useMemo(() => sections.flatMap(({ entries }) => entries), [sections])
  const [at, setAt] = useState<{ readonly term: string; readonly id: string }>()
  // The first, until another is gone to; what comes later moves nothing.
  const active = (at?.term === term && all.find((one) => domId(one) === at.id)) || all[0]
  const activeId = active ? domId(active) : null

  const choose = (entry: Choosable) => {
    rememberChoice(user.id, entry.kept ?? { id: entry.id })
    if (entry.to === undefined) {
      onClose()
      return entry.run?.()
    }
    const [search = '', hash = ''] = entry.to.split('#')
    onGo(`/console${withInstitutions(search, placesOf(entry.kept))}#${hash}`)
  }
  const placesOf = (kept: Recent | undefined): readonly number[] => {
    const there = institutions.map(({ id }) => id).filter((id) => kept?.places?.includes(id))
    return there.length === 0 || there.some((id) => selected.includes(id)) ? selected : there
  }
  useLayoutEffect(() => onActive(activeId), [activeId, onActive])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])
  useLayoutEffect(() => {
    keys.current.press = (key) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key]
      const now = active ? all.indexOf(active) : -1
      const next = all[Math.max(0, Math.min(all.length - 1, now + (step ?? 0)))]
      if (step && next) setAt({ term, id: domId(next) })
      if (step) return
      if (active) choose(active)
      else keys.current.waiting = true
    }
    // Enter was pressed before there was anything to choose.
    if (!keys.current.waiting || !active) return
    keys.current.waiting = false
    choose(active)
  })

  const searching =
    term.trim() !== '' && (found.state === 'searching' || !isCurrent) && term.trim().length > 1
  return (
    <>
      <div id="palette-list" role="listbox" aria-label={t('shell.searchScreens')} className="palette-list">
        {sections.map(({ section, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which a fieldset is not
          <div key={section} role="group" aria-label={t(`palette.sections.${section}`)}>
            <p className="palette-section" aria-hidden>
              {t(`palette.sections.${section}`)}
            </p>
            {entries.map((entry) => (
              <button
                key={entry.id}
                type="button"
                role="option"
                tabIndex={-1}
                id={domId(entry)}
                data-entry={entry.id}
                aria-selected={entry === active}
                className="palette-option"
                onClick={() => choose(entry)}
              >
                <span className="palette-title">{entry.title}</span>{' '}
                {entry.beside && <span className="palette-beside">{entry.beside}</span>}
              </button>
            ))}
          </div>
        ))}
      </div>
      <p className="palette-none" role="status">
        {searching && t('palette.searching')}
        {!searching && found.state === 'failed' && isCurrent && t('palette.failed')}
        {!searching && found.state === 'done' && all.length === 0 && t('palette.none')}
        {!searching && term.trim() !== '' && selected.length === 0 && t('palette.noInstitution')}
      </p>
    </>
  )
}
