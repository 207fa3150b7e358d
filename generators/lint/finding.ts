import type { Place } from './places.ts'
import type { Subject } from './subject.ts'

/** What harms somebody although it compiles and loads. */
export interface Finding {
  /** What it is about, the same from run to run: an exception names it. */
  readonly of: string
  readonly at: Place
  /** Whom it harms, and how. */
  readonly harm: string
  /** What to write instead. */
  readonly instead: string
}

export interface Rule<N extends string = string> {
  readonly name: N
  find(subject: Subject): readonly Finding[]
}

/** A finding that is let be, and why. `of` are subjects of findings of the rule; each has to be found. */
export interface Exception {
  readonly rule: string
  readonly of: readonly string[]
  readonly why: string
}

export interface Told extends Finding {
  readonly rule: string
}
