import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WireRow } from '#protocol/row.ts'
import { failureText } from '#renderer/failureText.ts'
import { problemOf } from '#renderer/gateway.ts'
import { KnownList } from '#screens/institutions/KnownList.tsx'
import { type KnownRows, useKnownRows } from './useKnownRows.ts'

interface Props {
  readonly institution: number
}

interface Item {
  readonly key: string
  readonly text: ReactNode
}

/** A list of the page: the rows of an entity in the institution, and how each is written. */
interface Listed extends KnownRows {
  readonly name: string
  itemsOf(rows: readonly WireRow[]): readonly Item[]
}

const named = (rows: readonly WireRow[]): readonly Item[] =>
  rows.map(({ id, name }) => ({ key: String(id), text: String(name) }))

/** Of several rows with one name, the first; by name, where the list itself comes by job: specialties of several jobs are called the same. */
const namedOnce = (rows: readonly WireRow[]): readonly Item[] =>
  [...Map.groupBy(rows, ({ name }) => String(name))]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, [first]]) => (first ? named([first]) : []))

const timeCodes = (rows: readonly WireRow[]): readonly Item[] =>
  rows.map(({ id, code, beginAt, endAt }) => ({
    key: String(id),
    text: (
      <>
        <b>{String(code)}</b>{' '}
        <span>
          {String(beginAt)} – {String(endAt)}
        </span>
      </>
    ),
  }))

/** Source: specification of the institution area, §2 (institution page), §7. */
const lists: readonly Listed[] = [
  {
    name: 'schedule',
    entity: 'schedule',
    select: ['code', 'beginAt', 'endAt'],
    sort: 'code',
    itemsOf: timeCodes,
  },
  { name: 'service', entity: 'service', select: ['name'], sort: 'name', itemsOf: named },
  { name: 'job', entity: 'job', select: ['name'], sort: 'name', itemsOf: named },
  { name: 'specialty', entity: 'specialty', select: ['name'], sort: 'name', whole: true, itemsOf: namedOnce },
]

/** What is known of an institution and entered in the console: its time codes, departments, jobs and specialties. */
export const InstitutionLists = ({ institution }: Props) =>
  lists.map((list) => <InstitutionList key={list.name} institution={institution} {...list} />)

const InstitutionList = ({ institution, name, itemsOf, ...known }: Props & Listed) => {
  const { t } = useTranslation()
  const {
    rows,
    count,
    error,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useKnownRows(institution, known)
  const items = rows && itemsOf(rows)
  return (
    <KnownList
      name={name}
      items={items}
      count={known.whole ? items?.length : count}
      failure={error && (!rows || isFetchNextPageError) ? failureText(t, problemOf(error)) : undefined}
      onRetry={() => void (rows ? fetchNextPage() : refetch())}
      more={hasNextPage ? { busy: isFetchingNextPage, show: () => void fetchNextPage() } : undefined}
    />
  )
}
