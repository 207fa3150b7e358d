import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { unlinksTo } from '#dsl/entities/facts.ts'
import type { ColumnProblem } from '#dsl/problem.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { countRelated, institutionsOf, questionOf } from '../confirm/question.ts'
import { problemOf, type WireRow } from '../gateway.ts'
import { useRenderer } from '../RendererContext.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { rowsKey } from './useRows.ts'

interface Props {
  readonly table: AnyTable
  readonly row: WireRow
  /** `removed` says whether the row is gone. */
  readonly onClose: (removed: boolean) => void
}

/** Asks before a row goes, with what it touches: related rows, and institutions that are not selected. */
export const RemoveDialog = ({ table, row, onClose }: Props) => {
  const { t } = useTranslation()
  const { gateway, institutions, selected } = useRenderer()
  const queries = useQueryClient()
  const toasts = useToasts()
  // One key for every press: a lost answer followed by another press removes once.
  const key = useRef(crypto.randomUUID())
  const owners = institutionsOf(table.entity, row)
  const concerned = owners.length > 0 ? selected.filter((id) => owners.includes(id)) : selected
  const ask = table.confirm.remove
  const related = useQuery({
    queryKey: ['related', table.name, row.id, row.version, concerned.join()],
    queryFn: async () => (ask?.counts ? await countRelated(gateway, ask.counts, row, concerned) : 0),
    staleTime: 0,
    gcTime: 0,
    meta: { shown: true },
  })

  const unlinks = unlinksTo(table.entity) !== undefined
  const name = String(row[table.entity.label.column] ?? row.id)
  const say = (part: string) => t(`list.removal.${part}`, { name })
  const question = ask
    ? questionOf(t, ask, related.data ?? 0, name)
    : { title: say('title'), text: say(unlinks ? 'unlinks' : 'text'), yes: say('yes'), no: say('no') }
  const counted = related.isPending ? say('counting') : related.isError ? say('uncounted') : question.text
  const others = institutions.filter((one) => owners.includes(one.id) && !selected.includes(one.id))
  const shared =
    others.length > 0 &&
    t(unlinks ? 'list.removal.staysIn' : 'list.removal.alsoIn', {
      names: others.map((one) => one.name).join(', '),
    })

  /** "3 departments": rows of an entity that keep this one. */
  const wordsOf = ({ params }: ColumnProblem): string =>
    t([`entities.${params?.by}`, 'list.removal.otherRows'], { count: Number(params?.count ?? 1) })

  const remove = async (): Promise<void> => {
    try {
      await gateway.remove(table.entity.name, row.id, concerned, { key: key.current })
    } catch (thrown) {
      const { code, status, details } = problemOf(thrown)
      const users = details.filter(({ reason }) => reason === 'inUse')
      // Somebody else was quicker: the row is gone, which is what was asked for.
      if (status !== 404) {
        if (users.length > 0)
          toasts.show('error', t('list.removal.inUse', { name, users: users.map(wordsOf).join(', ') }))
        else toasts.show('error', t([status === 520 ? 'errors.offline' : `errors.${code}`, 'errors.500']))
        return
      }
    }
    toasts.show('success', t([`tables.${table.name}.toasts.deleted`, 'list.deleted']))
    onClose(true)
    void queries.invalidateQueries({ queryKey: rowsKey(table.entity.name) })
  }
  return (
    <ConfirmDialog
      title={question.title}
      text={[counted, shared].filter(Boolean).join(' ')}
      yes={question.yes}
      no={question.no}
      tone="danger"
      onConfirm={remove}
      onCancel={() => onClose(false)}
    />
  )
}
