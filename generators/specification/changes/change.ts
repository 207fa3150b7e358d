import type { Criterion } from '#dsl/criterion.ts'
import type { Access } from '#dsl/entities/access.ts'
import type { Language } from '../../languages.ts'
import type { Json, JsonObject } from '../description/description.ts'

export const classes = [
  'removed',
  'renamed',
  'tightened',
  'changed',
  'added',
  'loosened',
  'moved',
  'relabelled',
] as const
export type ChangeClass = (typeof classes)[number]

/** Whom a change concerns: rows that would be refused or lost, clients that would break, screens that look different. */
export const marks = ['data', 'api', 'people'] as const
export type Mark = (typeof marks)[number]

/** What was said before or is said now, told in the words of its own revision. */
export type Part =
  | { readonly text: string }
  | { readonly number: number }
  | { readonly yes: boolean }
  | { readonly kind: string }
  | { readonly code: string }
  | { readonly check: string; readonly facts: JsonObject }
  | { readonly entity: string }
  | { readonly columns: readonly string[]; readonly of: string }
  | { readonly value: Json; readonly column?: string; readonly of?: string }
  | { readonly values: readonly (string | number)[]; readonly enumeration: string }
  | { readonly criterion: Criterion }
  | { readonly access: Access }
  | { readonly grant: JsonObject; readonly of: string }
  | { readonly rule: JsonObject; readonly of: string }

/** What a change is about: a column of an entity, a value, a part of a screen. Names are those of now, of what is gone those before. */
export interface Subject {
  readonly entity?: string
  readonly column?: string
  readonly enumeration?: string
  readonly value?: string | number
  readonly table?: string
  /** `POST /auth/login` */
  readonly call?: string
}

/** A text of one language before and now. */
export interface TextChange {
  readonly key: string
  readonly language: Language
  readonly before: string
  readonly after: string
}

/** Rows that a change refuses or loses, as far as the database can tell which. */
export type RowsAsked =
  | { readonly rows: 'all'; readonly entity: string }
  | { readonly rows: 'filled' | 'empty'; readonly entity: string; readonly column: string }
  | {
      readonly rows: 'values'
      readonly places: readonly { entity: string; column: string }[]
      readonly value: string | number
    }
  | {
      readonly rows: 'beyond'
      readonly entity: string
      readonly column: string
      readonly bound: 'minimum' | 'maximum' | 'minLength' | 'maxLength'
      readonly limit: number
    }
  | { readonly rows: 'twice'; readonly entity: string; readonly rule: JsonObject }

export interface Change {
  /** `schedule.code: tightened length`, by which it is declared: the same for the same change. */
  readonly id: string
  readonly class: ChangeClass
  /** `specification.changes.what.{what}` */
  readonly what: string
  readonly subject: Subject
  /** Screens that it concerns. */
  readonly tables: readonly string[]
  readonly marks: readonly Mark[]
  /** Clients of the API meet something else, and go on working. */
  readonly differs: boolean
  readonly before?: Part
  readonly after?: Part
  readonly texts?: readonly TextChange[]
  readonly asked?: RowsAsked
}

export const isBreaking = ({ marks: of }: Change): boolean => of.includes('data') || of.includes('api')
