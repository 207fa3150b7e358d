import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { pathOf } from '#engine/form/fieldState.ts'
import { foldTerm } from '#engine/search.ts'
import { idsIn, type WireRow } from '#protocol/row.ts'
import { LeftNotice } from '#renderer/card/LeftNotice.tsx'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { writeFailureText } from '#renderer/failureText.ts'
import { useForm } from '#renderer/form/useForm.ts'
import { submitsByKey } from '#renderer/keys/submitsByKey.ts'
import { Names } from '#renderer/names/Names.tsx'
import { useRenderer } from '#renderer/RendererContext.ts'
import { useSteady } from '#renderer/useSteady.ts'
import { ownServices } from '../forms.ts'
import { useDirty } from '../useDirty.ts'
import { InstitutionServices } from './InstitutionServices.tsx'
import { fixedServices, linkChanges, linkedServices, type OwnService } from './linkChanges.ts'
import { useLeftServices } from './useLeftServices.ts'
import { useLinkSave } from './useLinkSave.ts'
import type { OwnServices, Pole } from './useOwnServices.ts'
import '#renderer/widgets/controls.recipe.ts'

interface Props {
  readonly own: OwnServices
  /** What the links are rows of. */
  readonly of: AnyEntity
  /** Institutions where the person may choose. */
  readonly writable: readonly number[]
  readonly heading: RefObject<HTMLHeadingElement | null>
  onSaved(links: readonly WireRow[], isOld: boolean): void
  onUndone(): void
}

/** Departments from which on a search is offered. */
const MANY = 12
const COLUMN = 'services'

/** Which departments one is told of. What is ticked stays until it is saved. Source: specification of the institution area, §2, §4. */
export const ServicesForm = ({ own, of, writable, heading, onSaved, onUndone }: Props) => {
  const { t } = useTranslation()
  const { person } = useRenderer()
  const { services, poles, institutions, links } = own
  const [row] = useState(() => ({ id: person, version: 1, [COLUMN]: linkedServices(links) }))
  const { store, restored } = useForm({ table: ownServices, row, institutions: [] })
  const [line = 0] = store.lines()
  const dirty = useDirty(store)
  const { live } = useSyncExternalStore(
    (listener) => store.subscribe(pathOf(line, COLUMN), listener),
    () => store.field(line, COLUMN),
  )
  const chosen = new Set(idsIn(live))
  const fixed = fixedServices(links, writable)
  const { busy, failures, triesAgain, save } = useLinkSave({
    store,
    links,
    of,
    onUndone,
    changes: (there) =>
      linkChanges(person, { services, links: there }, idsIn(store.field(line, COLUMN).live), writable),
    onSaved: ({ links: written, isWhole, isOld }) => {
      store.rebase(line, { [COLUMN]: linkedServices(written) })
      onSaved(written, isOld)
      if (isWhole) heading.current?.focus()
    },
  })
  const { left, add, noted } = useLeftServices(store, services)
  const addLeft = useSteady(add)
  const [term, setTerm] = useState('')
  useEffect(() => {
    const linked = linkedServices(links)
    store.rebase(line, { [COLUMN]: linked })
    // What was ticked where the person is no more could never be saved: it is told, and not kept.
    const ticked = idsIn(store.field(line, COLUMN).live)
    const offered = ticked.filter((id) => linked.includes(id) || services.some((one) => one.id === id))
    if (offered.length === ticked.length) return
    addLeft(ticked.filter((id) => !offered.includes(id)))
    store.setValue(line, COLUMN, offered)
  }, [store, line, links, services, addLeft])

  const takeBack = () => store.setValue(line, COLUMN, linkedServices(links))

  const sought = foldTerm(term)
  const isFound = ({ name }: { readonly name: string }, pole?: Pole) =>
    foldTerm(name).includes(sought) || (pole !== undefined && foldTerm(pole.name).includes(sought))
  const found = services.filter((one) =>
    isFound(
      one,
      poles.find(({ id }) => id === one.pole),
    ),
  )
  const within = (institution: number) => (one: OwnService | Pole) => one.institutions.includes(institution)

  return (
    <form
      noValidate
      className="notified-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (dirty && !busy) void save()
      }}
      onKeyDown={submitsByKey}
    >
      {left.length > 0 && (
        <LeftNotice text={t('form.leftBehind')} onNoted={noted}>
          <Names label={t('form.place', { place: t('screens.notifications.services.title') })} names={left} />
        </LeftNotice>
      )}
      {restored && dirty && <div className="restored">{t('form.restored')}</div>}
      {failures.length > 0 && (
        <div className="failures" role="alert">
          <p>{t('form.notSaved')}</p>
          <ul>
            {failures.map(({ service, code }) => (
              <li key={service} data-service={service} data-error-code={code}>
                <strong>{services.find(({ id }) => id === service)?.name ?? `#${service}`}</strong>{' '}
                {writeFailureText(t, code, triesAgain)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {services.length > MANY && (
        <div className="notified-search">
          <input
            type="search"
            className="control"
            aria-label={t('screens.notifications.services.search')}
            placeholder={t('screens.notifications.services.search')}
            value={term}
            onChange={({ currentTarget }) => setTerm(currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
          />
          <span className="field-hint" role="status">
            {sought && t('screens.notifications.services.found', { count: found.length })}
          </span>
        </div>
      )}
      {institutions.map((institution) => {
        const here = services.filter(within(institution.id))
        return (
          here.length > 0 &&
          (!sought || here.some((one) => found.includes(one))) && (
            <InstitutionServices
              key={institution.id}
              institution={institution}
              poles={poles.filter(within(institution.id))}
              services={here}
              isFound={isFound}
              chosen={chosen}
              fixed={fixed}
              writable={writable.includes(institution.id)}
              busy={busy}
              onChoose={(ids) => store.setValue(line, COLUMN, ids)}
            />
          )
        )
      })}
      {writable.length > 0 && (
        <footer className="card-foot">
          <ActionButton action="save" type="submit" look="main" disabled={!dirty && !busy} busy={busy}>
            {t('form.save')}
          </ActionButton>
          <ActionButton action="reset" disabled={!dirty || busy} onClick={takeBack}>
            {t('form.reset')}
          </ActionButton>
        </footer>
      )}
    </form>
  )
}
