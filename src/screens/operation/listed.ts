import {
  type Counts,
  type Message,
  type MessageState,
  messageStates,
  type ShownMessage,
  type Task,
  type TaskState,
  taskStates,
} from '#protocol/operation.ts'
import { recordOf } from '#protocol/record.ts'
import { isObject } from '#protocol/row.ts'

/** The newest rows of a state, or of all, and how many there are. */
export interface Listed<T, S extends string> {
  readonly data: readonly T[]
  readonly count: number
  readonly counts: Counts<S>
}

/** How the rows of a list are told from anything else, and the states that they may be in. */
export interface Listing<T, S extends string> {
  readonly states: readonly S[]
  isOne(value: unknown): value is T
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)

const isStateOf = (states: readonly unknown[], value: unknown): boolean => states.includes(value)

const isMessage = (one: unknown): one is Message =>
  isObject(one) &&
  typeof one.id === 'number' &&
  typeof one.tries === 'number' &&
  (one.channel === 'email' || one.channel === 'slack') &&
  isStateOf(messageStates, one.state) &&
  [one.kind, one.recipient, one.language, one.createdAt].every(isText) &&
  [one.problem, one.sentAt].every(isTextOrNull)

export const isShownMessage = (one: unknown): one is ShownMessage =>
  isObject(one) && isMessage(one) && [one.subject, one.text, one.html].every(isText)

const isTask = (one: unknown): one is Task =>
  isObject(one) &&
  typeof one.tries === 'number' &&
  isStateOf(taskStates, one.state) &&
  [one.id, one.name, one.createdAt].every(isText) &&
  [one.problem, one.nextAt, one.doneAt].every(isTextOrNull)

export const messages: Listing<Message, MessageState> = { states: messageStates, isOne: isMessage }
export const tasks: Listing<Task, TaskState> = { states: taskStates, isOne: isTask }

/** Reads an answer; what in it is no row of the list is left out. */
export const listedIn = <T, S extends string>(
  body: unknown,
  { states, isOne }: Listing<T, S>,
): Listed<T, S> => {
  const { data, count, counts } = isObject(body) ? body : {}
  const rows = Array.isArray(data) ? data.filter(isOne) : []
  const told = isObject(counts) ? counts : {}
  return {
    data: rows,
    count: typeof count === 'number' ? count : rows.length,
    counts: recordOf(states, (state) => {
      const number = told[state]
      return typeof number === 'number' ? number : 0
    }),
  }
}
