import { type ComponentType, createContext, useContext } from 'react'
import type { Context } from '#dsl/criterion.ts'
import type { Offer } from '#engine/linked.ts'
import type { Shape } from '#engine/shape.ts'
import type { Gateway } from './gateway.ts'

export interface Institution {
  readonly id: number
  readonly name: string
  /** Language that its rows are written in, where it is known. */
  readonly lang?: string
}

/** A row that a relation can point at. */
export interface Choice extends Offer {
  readonly label: string
}

export interface Choices {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly choices: readonly Choice[]
}

/** All that the generic screens need from the outside; the app provides it once. */
export interface RendererServices {
  readonly gateway: Gateway
  /** A hook: the rows of an entity by their label, fetched once and kept. */
  useChoices(entity: string): Choices
  /** Fetches the generated validator of an entity, once. */
  loadShape(entity: string): Promise<Shape>
  /** Institutions the person can see, by name. */
  readonly institutions: readonly Institution[]
  /** Ids of the institutions selected in the top bar. */
  readonly selected: readonly number[]
  /** What stands above the list of a table that names it, by its name. */
  readonly banners?: Readonly<Record<string, ComponentType>>
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

/** The facts with a mode and the institutions concerned: those of a row, else those selected. */
export const contextOf = (
  services: Pick<RendererServices, 'facts'>,
  mode: Context['mode'],
  institutions: readonly number[],
): Context => ({ ...services.facts, mode, institutions })
