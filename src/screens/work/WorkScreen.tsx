import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Task, type TaskState, taskStates } from '#protocol/operation.ts'
import { endpoints, retryTask } from '#protocol/services.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { Moment } from '../Moment.tsx'
import { tasks } from '../operation/listed.ts'
import { OperationScreen } from '../operation/OperationScreen.tsx'
import { StateBadge } from '../operation/StateBadge.tsx'
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
  const { busy, again } = useAgain(endpoints.work, retryTask, (stays) => {
    toasts.show('success', t('screens.work.retried'))
    // The button that was pressed goes.
    if (stays) heading.current?.focus()
  })
  const nameOf = ({ name }: Task) => t(`screens.work.names.${name}`, { defaultValue: name })
  return (
    <OperationScreen
      name="work"
      heading={heading}
      hook="data-task"
      states={taskStates}
      state={state}
      onState={setState}
      listed={listed}
      columns={[
        { name: 'name', cell: nameOf },
        {
          name: 'state',
          cell: (task) => <StateBadge {...task} word={t(`screens.work.states.${task.state}`)} />,
        },
        { name: 'tries', align: 'end', cell: ({ tries }) => tries },
        { name: 'createdAt', cell: ({ createdAt }) => <Moment at={createdAt} /> },
        { name: 'nextAt', cell: ({ nextAt }) => <Moment at={nextAt} ahead /> },
        { name: 'doneAt', cell: ({ doneAt }) => <Moment at={doneAt} /> },
      ]}
      actions={(task) =>
        task.state === 'failed' && (
          <ActionButton
            action="retry"
            label={t('screens.work.retryOf', { name: nameOf(task) })}
            busy={busy.has(task.id)}
            onClick={() => again(task.id)}
          >
            {t('screens.work.retry')}
          </ActionButton>
        )
      }
    />
  )
}
