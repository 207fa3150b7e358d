import type { Change, Part } from '../change.ts'
import { effectsOf } from './effects.ts'
import { partText } from './partText.ts'
import type { Voice } from './voice.ts'

/** How both revisions are spoken of in one language. */
export interface Voices {
  readonly old: Voice
  readonly next: Voice
}

/** A change in the words of a language. */
export interface ToldChange {
  /** Where it is: “Time codes › Code”. */
  readonly title: string
  readonly sentence: string
  /** What it does to clients and to rows. */
  readonly effects: readonly string[]
}

/** Parts that may be without a bound, a condition or a value say so. */
const absent: Readonly<Record<string, string>> = {
  show: 'changes.noCondition',
  'screen.show': 'changes.noCondition',
}
const bounds = ['maxLength', 'minLength', 'maximum', 'minimum']

export const changeText = (voices: Voices, change: Change): ToldChange => {
  const { next } = voices
  const { what, class: of } = change
  const none = bounds.includes(what) ? 'changes.unlimited' : (absent[what] ?? 'nothing')
  const part = (voice: Voice, one: Part | undefined) => (one ? partText(voice, one) : next.say(none))
  const key = `changes.what.${what}`
  const sentence = next.exists(`specification.${key}.${of}`) ? `${key}.${of}` : key
  return {
    title: titleOf(voices, change),
    sentence: next
      .say(sentence, { before: part(voices.old, change.before), after: part(next, change.after) })
      .replace(/([.!?…])\.$/, '$1'),
    effects: effectsOf(change).map((effect) => next.say(effect)),
  }
}

/** A label as it is now; of what is gone, as it was. */
const titleOf = ({ old, next }: Voices, { subject, class: of, texts = [] }: Change): string => {
  const voice = of === 'removed' ? old : next
  const { entity, column, enumeration, value, table, call } = subject
  if (call !== undefined) return call
  const under = (owner: string, name: string) => next.say('changes.titled', { table: owner, name })
  if (entity !== undefined) {
    const owner = voice.entityName(entity)
    return column === undefined ? owner : under(owner, voice.labelIn(entity, column))
  }
  if (enumeration !== undefined) return valueTitle(voice, under, enumeration, value)
  if (table === undefined) return texts[0]?.key.split('.')[0] ?? ''
  const labelOf = (name: string) =>
    voice.label(`tables.${table}.columns.${name}`) ?? voice.labelIn(table, name)
  return column === undefined ? voice.tableName(table) : under(voice.tableName(table), labelOf(column))
}

/** A value under the first column that offers it. */
const valueTitle = (
  voice: Voice,
  under: (owner: string, name: string) => string,
  enumeration: string,
  value: string | number | undefined,
): string => {
  const [entity, column] = voice.placeOf(enumeration) ?? []
  const owner =
    entity === undefined || column === undefined
      ? enumeration
      : under(voice.entityName(entity), voice.labelIn(entity, column))
  return value === undefined ? owner : under(owner, voice.quoted(voice.valueNamed(enumeration, value)))
}
