import type { CallProblem } from '#protocol/problem.ts'
import type { WireRow } from '#protocol/row.ts'
import type { SaveOutcome } from './outcome.ts'
import type { Reach } from './reach.ts'
import type { Ask, Failure } from './state.ts'
import type { Change, Write } from './write.ts'

/** What a person does. */
export type PersonEvent =
  | { readonly is: 'submitted' }
  /** `reach` says where, of a question that asks it. */
  | { readonly is: 'answered'; readonly yes: boolean; readonly reach?: Reach }
  /** The same once more, of what got no answer: nothing is asked anew. */
  | { readonly is: 'retried' }
  /** Of a row that somebody else changed: mine is written over it, or theirs is taken. */
  | { readonly is: 'resolved'; readonly mine: boolean }
  /** Nothing else is started; what is under way ends. */
  | { readonly is: 'stopped' }
  /** The form is out of sight: nobody can answer a question. */
  | { readonly is: 'left' }

/** What is asked before a write, or why there will be none. */
export type Prepared =
  | { readonly asks: readonly Ask[] }
  | { readonly refused: readonly Failure[] }
  | { readonly nothingToSave: true }

/** What came of the effects. */
type EffectEvent =
  | { readonly is: 'checked'; readonly valid: boolean }
  | { readonly is: 'prepared'; readonly found: Prepared }
  | { readonly is: 'resumed' }
  | { readonly is: 'planned'; readonly writes: readonly Write[] }
  | { readonly is: 'written'; readonly name: string; readonly rows: readonly WireRow[] }
  | { readonly is: 'refused'; readonly name: string; readonly problem: CallProblem }
  /** `left` are the failures that stand under no field. */
  | { readonly is: 'placed'; readonly left: readonly Failure[]; readonly outcome: SaveOutcome }
  /** An effect could not be carried out. */
  | { readonly is: 'broken'; readonly problem: CallProblem }

export type SaveEvent = PersonEvent | EffectEvent

export type SaveEffect =
  /** Reads and checks all that is entered. */
  | { readonly do: 'check' }
  /** Finds out what is to be asked. */
  | { readonly do: 'prepare' }
  /** Gives the person the form back, as it stood before the preparation. */
  | { readonly do: 'resume' }
  /** Says what is to be written, of all that is entered; what is there already is left out here. */
  | { readonly do: 'plan' }
  | {
      readonly do: 'write'
      readonly name: string
      readonly change: Change
      /** Idempotency key: the same for the same content. */
      readonly key: string
      /** Answer of the write that this one comes after. */
      readonly previous?: readonly WireRow[]
    }
  /** Puts what failed under its fields. */
  | { readonly do: 'place'; readonly outcome: SaveOutcome }
  /** Lays the row as somebody else left it under what is entered, or in its place. */
  | { readonly do: 'rebase'; readonly theirs: WireRow; readonly mine: boolean }
  /** The round is over, and drawn. */
  | { readonly do: 'tell'; readonly outcome: SaveOutcome }
