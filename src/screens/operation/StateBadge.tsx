import { CircleCheck, Clock, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { MessageState, TaskState } from '#protocol/operation.ts'

type State = MessageState | TaskState

const icons: Readonly<Record<State, LucideIcon>> = {
  waiting: Clock,
  running: LoaderCircle,
  sent: CircleCheck,
  done: CircleCheck,
  failed: TriangleAlert,
}

interface Props {
  readonly state: State
  readonly word: string
  /** Why the last try failed. */
  readonly problem?: string | null
}

/** A state in its colour, with a sign and its word, and below it what went wrong. */
export const StateBadge = ({ state, word, problem }: Props) => {
  const Icon = icons[state]
  return (
    <div>
      <span className="state-badge" data-state={state}>
        <Icon size={14} aria-hidden />
        {word}
      </span>
      {problem && <span className="state-problem">{problem}</span>}
    </div>
  )
}
