import { stem } from '../../../labels/locale.ts'
import { type Language, languages } from '../../../languages.ts'
import type { Description } from '../../description/description.ts'
import type { Change, Subject, TextChange } from '../change.ts'
import { placesOf } from './enumerations.ts'
import { changeOf, type Sides, tablesOf } from './found.ts'

/** What a language shows: its own text, or that of the language it falls back to. */
const textOf = ({ labels }: Description, language: Language, key: string): string =>
  labels[language][key] ?? (language === 'es' ? labels['en-GB'][key] : undefined) ?? ''

const textChanges = ({ old, next }: Sides): TextChange[] =>
  languages.flatMap((language) => {
    const keys = new Set([...Object.keys(old.labels[language]), ...Object.keys(next.labels[language])])
    return [...keys].flatMap((key) => {
      const [before, after] = [textOf(old, language, key), textOf(next, language, key)]
      return before === after ? [] : [{ key, language, before, after }]
    })
  })

/** Whether a text came or went with what it names. */
const isImplied = ({ old, next }: Sides, { key, before, after }: TextChange): boolean => {
  if (before !== '' && after !== '') return false
  const [room, name = '', ...rest] = key.split('.')
  if (room !== 'tables') return true
  const [then, now] = [old.tables[name], next.tables[name]]
  if (!then || !now) return true
  const has = (of: Description, entity: string) => rest.some((one) => of.entities[entity]?.columns[stem(one)])
  return has(old, then.entity) !== has(next, now.entity)
}

/** Screens that name a question, a criterion or an action, in whatever of their settings or columns. */
const naming = ({ next }: Sides, name: string): string[] =>
  Object.entries(next.tables)
    .filter(([, table]) =>
      JSON.stringify([table.settings, next.entities[table.entity]?.columns]).includes(`"${name}"`),
    )
    .map(([table]) => table)

interface Place {
  readonly subject: Subject
  readonly tables: readonly string[]
  /** What of the subject it names, in the id. */
  readonly which: string
}

const placeOf = (sides: Sides, key: string): Place => {
  const [room = '', name = '', ...rest] = key.split('.')
  if (room === 'tables') return { subject: { table: name }, tables: [name], which: rest.join('.') }
  if (room === 'notices') return { subject: { table: name }, tables: [name], which: 'notice' }
  if (room === 'enums') {
    const places = placesOf(sides.next, name)
    const tables = [...new Set(places.flatMap(({ entity }) => tablesOf(sides, entity)))]
    return { subject: { enumeration: name, value: rest.join('.') }, tables, which: 'label' }
  }
  if (room === 'confirmations' || room === 'criteria' || room === 'actions')
    return { subject: {}, tables: naming(sides, name), which: [room, name].join('.') }
  if (room === 'menu') {
    const inMenu = Object.entries(sides.next.tables).filter(([, { menu }]) => menu?.group === name)
    return { subject: {}, tables: inMenu.map(([table]) => table), which: key }
  }
  return { subject: {}, tables: [], which: room }
}

/** Texts that say something else; those that are no single screen's are told together. */
export const labelChanges = (sides: Sides): Change[] => {
  const texts = textChanges(sides).filter((one) => !isImplied(sides, one))
  const places = new Map(texts.map(({ key }) => [key, placeOf(sides, stem(key))]))
  const together = Map.groupBy(texts, ({ key }) => {
    const { subject, which } = places.get(key) as Place
    return JSON.stringify([subject, which])
  })
  return [...together.values()].flatMap((group) => {
    const place = places.get(group[0]?.key ?? '')
    if (!place) return []
    const { subject, tables, which } = place
    return [
      changeOf(subject, tables, {
        class: 'relabelled',
        what: 'text',
        which,
        marks: ['people'],
        texts: group,
      }),
    ]
  })
}
