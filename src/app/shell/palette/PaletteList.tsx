import { type RefObject, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { CommandList } from '#renderer/parts/CommandList.tsx'
import type { ReadableGroup } from '../../console/menuGroups.ts'
import { parseHash } from '../../console/place.ts'
import { useGateway } from '../../gateway/GatewayContext.ts'
import { withInstitutions } from '../../state/selection.ts'
import { type Acts, type Choosable, choicesOf, tablesOf } from './choices.ts'
import { foundIn } from './entries.ts'
import { type Recent, recentOf, rememberChoice } from './recent.ts'
import { rowEntries } from './rowEntries.ts'
import { useAllViews } from './useAllViews.ts'
import { searchedTables, useFoundRows } from './useFoundRows.ts'

export interface PaletteProps extends Acts {
  readonly catalogue: Catalogue
  readonly session: Pick<SessionData, 'user' | 'institutions' | 'permissions'>
  readonly groups: readonly ReadableGroup[]
  readonly selected: readonly number[]
  onClose(): void
}

/** What is typed before the list is there, and after. */
export interface TypedProps {
  readonly term: string
  /** Whether Enter was pressed before there was anything to choose. */
  readonly waiting: RefObject<boolean>
  onTerm(term: string): void
}

const choiceValue = ({ section, id }: Choosable): string => `${section}-${id}`

/** What Ctrl+K finds, under headings: screens and commands at once, rows as they come. */
export const PaletteList = ({ term, waiting, onTerm, ...props }: PaletteProps & TypedProps) => {
  const { catalogue, session, groups, selected, onGo, onClose } = props
  const { onSelect, onLanguage, onLogout } = props
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { institutions, user } = session
  const gateway = useGateway()
  const tables = useMemo(() => searchedTables(tablesOf(catalogue, groups)), [catalogue, groups])
  const answered = useFoundRows({ tables, gateway, selected }, term)
  const isCurrent = answered.term === term.trim()
  const views = useAllViews(user.id)
  const { hash, search } = useLocation()
  const known = useMemo(() => {
    const open = { name: parseHash(hash).name, search }
    const acts = { onGo, onSelect, onLanguage, onLogout }
    return choicesOf({ catalogue, session, selected, groups, views, open, t, ...acts })
  }, [catalogue, session, selected, groups, views, hash, search, t, onGo, onSelect, onLanguage, onLogout])
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
      answered.answers.flatMap((answer) =>
        rowEntries(answer, { t, language, institutions, selected, term: answered.term }).map(
          (row): Choosable => ({ ...row, section: 'rows', kept: row }),
        ),
      ),
    [answered, t, language, institutions, selected],
  )
  const found = useMemo(
    () => foundIn(known, { term, recent, rows: isCurrent ? rows : [] }),
    [known, term, recent, rows, isCurrent],
  )
  const sections = useMemo(
    () =>
      found.map(({ section, entries }) => ({
        name: section,
        label: t(`palette.sections.${section}`),
        entries: entries.map((entry) => {
          const { id, title, beside } = entry
          return { value: choiceValue(entry), name: id, label: title, beside }
        }),
      })),
    [found, t],
  )

  const placesOf = (kept: Recent | undefined): readonly number[] => {
    const there = institutions.map(({ id }) => id).filter((id) => kept?.places?.includes(id))
    return there.length === 0 || there.some((id) => selected.includes(id)) ? selected : there
  }
  const choose = (value: string) => {
    const entry = found.flatMap(({ entries }) => entries).find((one) => choiceValue(one) === value)
    if (!entry) return
    rememberChoice(user.id, entry.kept ?? { id: entry.id })
    if (entry.to === undefined) {
      onClose()
      return entry.run?.()
    }
    const [asked = '', place = ''] = entry.to.split('#')
    onGo(`/console${withInstitutions(asked, placesOf(entry.kept))}#${place}`)
  }

  const isAsked = term.trim() !== ''
  const status = () => {
    if (isAsked && term.trim().length > 1 && (answered.state === 'searching' || !isCurrent))
      return t('palette.searching')
    if (isAsked && selected.length === 0) return t('palette.noInstitution')
    if (answered.state === 'failed' && isCurrent) return t('palette.failed')
    return answered.state === 'done' && found.length === 0 ? t('palette.none') : ''
  }
  return (
    <CommandList
      label={t('shell.searchScreens')}
      term={term}
      sections={sections}
      status={status()}
      waiting={waiting}
      onTerm={onTerm}
      onChoose={choose}
    />
  )
}
