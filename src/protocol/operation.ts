/** What became of a message to somebody. */
export const messageStates = ['waiting', 'sent', 'failed'] as const
export type MessageState = (typeof messageStates)[number]

/** Why a message is not sent any more: what it tells is not true by then. */
export const mootReasons = ['linkOver', 'personGone', 'accessOver'] as const
export type MootReason = (typeof mootReasons)[number]

/** A message that was or is to be sent. Times as ISO 8601. */
export interface Message {
  readonly id: number
  /** Which message it is: `mail.{kind}` has its words. */
  readonly kind: string
  readonly channel: 'email' | 'slack'
  /** An e-mail address, or nothing for a channel with one place only. */
  readonly recipient: string
  /** That it is written in: fr, de, en or es. */
  readonly language: string
  readonly state: MessageState
  /** How often sending it was tried. */
  readonly tries: number
  /** Why the last try failed: one of `mootReasons`, or the words of the other server. */
  readonly problem: string | null
  readonly createdAt: string
  readonly sentAt: string | null
}

/** A message as its reader sees it. */
export interface ShownMessage extends Message {
  readonly subject: string
  readonly text: string
  /** Fetches nothing from anywhere. */
  readonly html: string
}

export const taskStates = ['waiting', 'running', 'done', 'failed'] as const
export type TaskState = (typeof taskStates)[number]

/** What is or was to be done after a request. Times as ISO 8601. */
export interface Task {
  readonly id: string
  readonly name: string
  readonly state: TaskState
  /** Begun so often. */
  readonly tries: number
  /** Why the last try failed. */
  readonly problem: string | null
  readonly createdAt: string
  /** Of the next try, of a task that waits. */
  readonly nextAt: string | null
  readonly doneAt: string | null
}

/** How many there are in each state, whatever is listed. */
export type Counts<S extends string> = Readonly<Record<S, number>>
