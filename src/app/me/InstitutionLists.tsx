import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/queries.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { WireRow } from '#protocol/row.ts'
import { failureText } from '#renderer/failureText.ts'
import { type Gateway, problemOf } from '#renderer/gateway.ts'
import { allRows } from '#renderer/list/state/allRows.ts'
import { rowsKey } from '#renderer/list/state/useRows.ts'
import { KnownList } from '#screens/institutions/KnownList.tsx'
import { createGateway } from '../gateway.ts'

interface Props {
  readonly catalogue: Catalogue
  readonly institution: number
}

interface Item {
  readonly key: string
  readonly text: ReactNode
}

/** A list of the page: the rows of an entity in the institution, and how each is written. */
interface Listed {
  readonly name: string
  readonly entity: string
  readonly select: readonly string[]
  readonly sort: string
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
        <b>{String(code)}</b> {String(beginAt)} – {String(endAt)}
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
  { name: 'specialty', entity: 'specialty', select: ['name'], sort: 'name', itemsOf: namedOnce },
]

/** What is known of an institution and entered in the console: its time codes, departments, jobs and specialties. */
export const InstitutionLists = ({ catalogue, institution }: Props) => {
  const client = useClient()
  const gateway = useMemo(() => createGateway(catalogue, client), [catalogue, client])
  return lists.map((list) => (
    <InstitutionList key={list.name} gateway={gateway} institution={institution} {...list} />
  ))
}

interface ListProps extends Listed {
  readonly gateway: Gateway
  readonly institution: number
}

const InstitutionList = ({ gateway, institution, name, entity, select, sort, itemsOf }: ListProps) => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: [...rowsKey(entity), 'known', institution],
    queryFn: ({ signal }) =>
      allRows(
        gateway,
        entity,
        {
          select: [...select],
          query: { institution: [institution] },
          orderby: [{ columnName: sort, orientation: 'asc' }],
        },
        { signal },
      ),
    meta: { shown: true },
  })
  return (
    <KnownList
      name={name}
      items={data && itemsOf(data)}
      failure={error && !data ? failureText(t, problemOf(error)) : undefined}
      onRetry={() => void refetch()}
    />
  )
}
