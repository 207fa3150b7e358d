import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { GatewayProblem } from '../gateway.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import type { Failure } from './failures.ts'

/** What is said when a save has ended. A success is said once: not while another one is still to be read. */
export const useSaveToasts = (table: AnyTable) => {
  const { t, i18n } = useTranslation()
  const toasts = useToasts()
  const succeed = (what: 'created' | 'updated', count: number) => {
    if (toasts.open().some(({ tone }) => tone === 'success')) return
    const own = `tables.${table.name}.toasts.${what}`
    toasts.show(
      'success',
      i18n.exists(own, { count }) ? t(own, { count }) : t(`form.toasts.${what}`, { count }),
    )
  }
  const say = (code: number) => (i18n.exists(`errors.${code}`) ? t(`errors.${code}`) : t('errors.500'))
  return {
    created: (count: number) => succeed('created', count),
    updated: () => succeed('updated', 1),
    /** Source: specification §8, any failed creation. */
    notAllCreated: (writes: number, found: readonly Failure[]) =>
      toasts.show('error', writes > 1 ? t('form.toasts.notAllInserted') : say(found[0]?.problem.code ?? 500)),
    /** Nothing was saved, some lines being there already. Source: specification §5, public holiday. */
    exists: (count: number, institutions: number) =>
      toasts.show(
        'error',
        t(`tables.${table.name}.toasts.${institutions > 1 ? 'existsInSeveral' : 'exists'}`, { count }),
      ),
    failed: (problem: GatewayProblem) => toasts.show('error', say(problem.code)),
  }
}
