import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Task, type TaskState, taskStates } from '#protocol/operation.ts'
import { endpoints, retryTask } from '#protocol/services.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { tasks } from '../operation/listed.ts'
import { Moment } from '../operation/Moment.tsx'
import { OperationScreen } from '../operation/OperationScreen.tsx'
import { StateBadge } from '../operation/StateBadge.tsx'
import { StateFilter } from '../operation/StateFilter.tsx'
import { useAgain, useListed } from '../operation/useListed.ts'
import { useStateFilter } from '../operation/useStateFilter.ts'

/** What the application does after requests: what waits, runs, is done or has failed, and another try of the last. */
export const WorkScreen = () => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useStateFilter<TaskState>(taskStates)
  const listed = useListed({
    endpoint: endpoints.work,
    of: tasks,
    state,
    moving: ['waiting', 'running'],
  })
  const retrying = useAgain(endpoints.work, retryTask)
  const retry = ({ id }: Task) =>
    retrying.mutate(id, {
      onSuccess: () => {
        toasts.show('success', t('screens.work.retried'))
        // The button that was pressed goes.
        heading.current?.focus()
      },
    })
  const columns = ['name', 'state', 'tries', 'createdAt', 'nextAt', 'doneAt'] as const
  const label = (column: (typeof columns)[number]) => t(`screens.work.columns.${column}`)
  return (
    <OperationScreen
      name="work"
      heading={heading}
      columns={[...columns.map(label), undefined]}
      filter={
        <StateFilter states={taskStates} counts={listed.data?.counts} chosen={state} onChoose={setState} />
      }
      filtered={state !== undefined}
      listed={listed}
    >
      {listed.data?.data.map((task) => {
        const name = t(`screens.work.names.${task.name}`, { defaultValue: task.name })
        return (
          <tr key={task.id} data-task={task.id}>
            <th scope="row">{name}</th>
            <td data-label={label('state')}>
              <div>
                <StateBadge state={task.state} problem={task.problem} />
              </div>
            </td>
            <td data-label={label('tries')} data-align="end">
              {task.tries}
            </td>
            <td data-label={label('createdAt')}>
              <Moment at={task.createdAt} />
            </td>
            <td data-label={label('nextAt')}>
              <Moment at={task.nextAt} ahead />
            </td>
            <td data-label={label('doneAt')}>
              <Moment at={task.doneAt} />
            </td>
            <td className="cell-actions">
              {task.state === 'failed' && (
                <ActionButton
                  action="retry"
                  label={t('screens.work.retryOf', { name })}
                  busy={retrying.isPending && retrying.variables === task.id}
                  onClick={() => retry(task)}
                >
                  {t('screens.work.retry')}
                </ActionButton>
              )}
            </td>
          </tr>
        )
      })}
    </OperationScreen>
  )
}
