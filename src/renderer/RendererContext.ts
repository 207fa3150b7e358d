import { type ComponentType, createContext, useContext } from 'react'
import type { Context } from '#dsl/criterion.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { institutionsOf, isCommon } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WriteOperation } from '#engine/access/mayWrite.ts'
import type { Offer } from '#engine/linked.ts'
import type { Shape } from '#engine/validation/shape.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import type { AddressSuggestion } from '#protocol/services/address.ts'
import type { HistoryAsked, RowHistory } from '#protocol/services/history.ts'
import type { Gateway } from './gateway.ts'
import type { SavedViews } from './list/view/keptView.ts'

export interface Institution {
  readonly id: number
  readonly name: string
  /** Language that its rows are written in, where it is known. */
  readonly lang?: string
  /** Where its addresses are looked for. */
  readonly country?: string
  /** The town that tells it from another of its name, where it is known. */
  readonly locality?: string
}

/** A row that a relation can point at. */
export interface Choice extends Offer {
  readonly label: string
  /** What it is found by besides: a code, an address. */
  readonly words?: readonly string[]
}

/** Which rows a relation asks for. */
export interface ChoicesAsked {
  /** Whose rows are offered; none are where it is not said. */
  readonly institutions?: readonly number[]
  /** The entity whose rows point at them. */
  readonly by?: string
  /** Ids of rows that are chosen already, wherever they are. */
  readonly held?: readonly number[]
  /** Column → what it may point at; null is nothing. */
  readonly goesWith?: Readonly<Record<string, readonly (number | null)[]>>
  /** What is typed to find one of many. */
  readonly term?: string
  /** All of them, however many: what follows from a choice depends on each. */
  readonly whole?: boolean
  /** Whoever asks tells in its place that they could not be read, and why. */
  readonly shown?: boolean
}

export interface Choices {
  readonly state: 'loading' | 'ready' | 'failed'
  /** What is offered; of too many to be read at once, those that were found. */
  readonly choices: readonly Choice[]
  /** The chosen ones that are not among the choices. */
  readonly held?: readonly Choice[]
  /** How many match, where they are searched on the server as one types. */
  readonly matching?: number
}

/** What stands above a list is told whose. */
export interface BannerProps {
  readonly table: AnyTable
}

/** Something of the application's own that is done with a row: a button with an icon, and the dialog that it opens. */
export interface RowAction {
  readonly Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>
  readonly Dialog: ComponentType<{ readonly row: WireRow; onClose(): void }>
}

/** All that the generic screens need from the outside; the app provides it once. */
export interface RendererServices {
  readonly gateway: Gateway
  /** A hook: rows of an entity by their label. */
  useChoices(entity: string, asked: ChoicesAsked): Choices
  /** Addresses of a country that a text may mean, best first; rejects where nobody answers. */
  suggestAddresses(country: string, text: string, signal: AbortSignal): Promise<readonly AddressSuggestion[]>
  /** What became of a row, newest first. Absent where nothing is recorded. */
  readHistory?(asked: HistoryAsked, signal: AbortSignal): Promise<RowHistory>
  /** The entity of this name, which others point at. */
  entityOf(name: string): AnyEntity | undefined
  /** How people know a row of an entity, by its label. */
  nameOf(entity: string, row: { readonly id: number; readonly label: string | null }): string
  /** A hook: views of a screen that the person keeps under a name, where the application keeps any. */
  useSavedViews?(screen: string): SavedViews
  /** Fetches the generated validator of an entity, once. */
  loadShape(entity: string): Promise<Shape>
  /** Fetches the words of every language, and what a table says. Gives what is said by a key, each text once. */
  loadEveryLanguage(table: string): Promise<(key: string) => readonly string[]>
  /** Institutions the person can see, by name. */
  readonly institutions: readonly Institution[]
  /** Ids of the institutions selected in the top bar. */
  readonly selected: readonly number[]
  /** What stands above the list of a table that names it, by its name. */
  readonly banners?: Readonly<Record<string, ComponentType<BannerProps>>>
  /** What else can be done with the rows of a table that names it, by its name. */
  readonly actions?: Readonly<Record<string, RowAction>>
  /**
   * Whether the person may do this with rows of the entity of this name in all of these institutions. The server decides:
   * this spares people what would be refused. Source: specification §6.
   */
  mayWrite(entity: string, operation: WriteOperation, institutions: readonly number[]): boolean
  /** Who is signed in: a form left unsaved is given back to nobody else. */
  readonly person: number
  /** What criteria are judged by, whatever the form: level, connected systems, options, flags. */
  readonly facts: Omit<Context, 'mode' | 'institutions'>
}

const RendererContext = createContext<RendererServices | undefined>(undefined)

export const RendererProvider = RendererContext.Provider

export const useRenderer = (): RendererServices => {
  const services = useContext(RendererContext)
  if (!services) throw new Error('A screen stands outside RendererProvider')
  return services
}

/** How an institution is called; one that the person cannot see by its number. */
export const institutionName = (institutions: readonly Institution[], id: number): string =>
  institutions.find((one) => one.id === id)?.name ?? `#${id}`

/** How institutions are called, in the order that people choose them in; those that the person cannot see come last. */
export const institutionNames = (
  institutions: readonly Institution[],
  ids: readonly number[],
): readonly string[] => {
  const seen = institutions.filter(({ id }) => ids.includes(id))
  const unseen = ids.filter((id) => !seen.some((one) => one.id === id))
  return [...seen.map(({ name }) => name), ...unseen.map((id) => `#${id}`)]
}

/** The institutions that a row concerns; one common to all concerns those of the person. New rows are for those `selected`. */
export const concernedBy = (
  entity: AnyEntity,
  row: Values | undefined,
  { institutions }: Pick<RendererServices, 'institutions'>,
  selected: readonly number[],
): readonly number[] => {
  if (isCommon(entity)) return institutions.map(({ id }) => id)
  return row ? institutionsOf(entity, row) : selected
}

/** The facts with a mode and the institutions concerned: those of a row, else those selected. */
export const contextOf = (
  services: Pick<RendererServices, 'facts'>,
  mode: Context['mode'],
  institutions: readonly number[],
): Context => ({ ...services.facts, mode, institutions })
