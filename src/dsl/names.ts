/**
 * What exists elsewhere, by name: `npm run generate` writes `src/generated/names.d.ts`, which fills these interfaces in, as
 * routers register their routes. A schema that names an entity, a column, a permission, a flag, a question, a banner or an
 * action that does not exist does not compile; before the first generation any name does.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface EntityRegister {}
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface TableRegister {}
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface RuleRegister {}
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface PermissionRegister {}
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface FlagRegister {}
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface QuestionRegister {}
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface BannerRegister {}
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface MessageRegister {}
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface TaskRegister {}
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface ActionRegister {}
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface ScreenRegister {}
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the generated declarations
export interface SourceRegister {}

/** What is registered of an entity: its columns with the type of their values, and where its relations point. */
export interface EntityNames {
  readonly columns: object
  readonly relations: object
}

type NamesIn<R> = [keyof R] extends [never] ? string : keyof R & string

export type EntityName = NamesIn<EntityRegister>
/** Tables and cards. */
export type TableName = NamesIn<TableRegister>
/** Entity that has rules → what they are called. */
export type RuleNames = { readonly [E in keyof RuleRegister]: keyof RuleRegister[E] & string }
export type PermissionName = NamesIn<PermissionRegister>
export type FlagName = NamesIn<FlagRegister>
export type QuestionName = NamesIn<QuestionRegister>
export type BannerName = NamesIn<BannerRegister>
export type MessageName = NamesIn<MessageRegister>
export type RowTaskName = NamesIn<TaskRegister>
export type ActionName = NamesIn<ActionRegister>
export type ScreenName = NamesIn<ScreenRegister>
export type SourceName = NamesIn<SourceRegister>

type Of<E, K extends keyof EntityNames> = E extends keyof EntityRegister
  ? EntityRegister[E] extends EntityNames
    ? EntityRegister[E][K]
    : never
  : // biome-ignore lint/suspicious/noExplicitAny: of what is not registered yet, anything is believed
    Readonly<Record<string, any>>

/** The columns of another entity. */
export type ColumnOf<E> = keyof Of<E, 'columns'> & string
/** Its columns whose values are of a type. */
export type ColumnOfType<E, V> = {
  [K in ColumnOf<E>]: Of<E, 'columns'>[K] extends V | null ? K : never
}[ColumnOf<E>]
/** The type of the values of one of its columns. */
export type ValueIn<E, K> = K extends keyof Of<E, 'columns'> ? Of<E, 'columns'>[K] : unknown
/** Its relations. */
export type RelationOf<E> = keyof Of<E, 'relations'> & string
