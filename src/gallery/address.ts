import { type Language, languageOf } from '#app/i18n.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type StateName, statesOf } from './states.ts'

/** What the gallery shows; all of it is the address, so that it can be sent. */
export interface View {
  readonly table: AnyTable
  readonly state: StateName
  readonly language: Language
  readonly dark: boolean
  readonly level: number
  /** Connected systems and options that criteria ask for are there. */
  readonly criteria: boolean
  readonly flags: boolean
  readonly narrow: boolean
  /** The stage alone, as the gallery shows it in its frame. */
  readonly bare: boolean
}

/** Reads the address; what is missing or makes no sense is as at first. */
export const parseView = (search: string, catalogue: Catalogue): View => {
  const params = new URLSearchParams(search)
  const [first] = catalogue.tables.values()
  const table = catalogue.tables.get(params.get('table') ?? '') ?? first
  if (!table) throw new RangeError('a catalogue without tables')
  const states = statesOf(table)
  return {
    table,
    state: states.find((name) => name === params.get('state')) ?? 'list',
    language: languageOf(params.get('lang')) ?? 'fr',
    dark: params.get('dark') === '1',
    level: Number(/^[1-6]$/.exec(params.get('level') ?? '')?.[0] ?? 1),
    criteria: params.get('criteria') !== 'off',
    flags: params.get('flags') !== 'off',
    narrow: params.get('narrow') === '1',
    bare: params.get('bare') === '1',
  }
}

/** `?table=schedule&state=form&lang=de`: what is as at first is left out. */
export const printView = (view: View): string => {
  const params = new URLSearchParams({ table: view.table.name, state: view.state, lang: view.language })
  if (view.dark) params.set('dark', '1')
  if (view.level !== 1) params.set('level', String(view.level))
  if (!view.criteria) params.set('criteria', 'off')
  if (!view.flags) params.set('flags', 'off')
  if (view.narrow) params.set('narrow', '1')
  if (view.bare) params.set('bare', '1')
  return `?${params}`
}
