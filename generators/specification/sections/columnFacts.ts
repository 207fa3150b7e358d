import { createElement as h, type ReactNode } from 'react'
import { type AnyColumn, columnNamed } from '#dsl/columns/column.ts'
import { copyInto, uniqueRules } from '#dsl/entities/facts.ts'
import type { Page } from '../page.ts'
import { sentences } from '../parts.ts'
import { entityWords, grantedTo, whichRows, whoText } from '../words/accessWords.ts'
import { boundsText } from '../words/boundsWords.ts'
import { criterionText } from '../words/criteriaWords.ts'
import { originText } from '../words/originWords.ts'
import { rulesAbout } from './rules.ts'
import { storageText } from './storage.ts'

type Fact = readonly [string, ReactNode]

/** All that is to be said of a column, in the order of its page; what does not hold of it is left out. */
export const columnFacts = (page: Page, name: string): readonly Fact[] => {
  const { t, say, exists, table } = page
  const column = columnNamed(table.entity.columns, name)
  const hint = `tables.${table.name}.hints.${name}`
  const all: readonly (readonly [string, ReactNode])[] = [
    ['kind', t(`gallery.kinds.${column.kind.name}`)],
    ['required', requiredText(page, column)],
    ['bounds', boundsText(page, column)],
    ['choices', choicesText(page, column)],
    ['default', defaultText(page, column)],
    ['usual', usualText(page, column)],
    ['hint', exists(hint) ? t(hint) : ''],
    ['seen', seenText(page, column)],
    ['changed', changedText(page, name, column)],
    ['unique', uniqueText(page, name)],
    ['derived', originText(page, name) ?? ''],
    ['depends', rulesAbout(page, name)],
    ['stored', storageText(page, name)],
  ]
  return all.flatMap(([key, what]): Fact[] => (what ? [[say(`facts.${key}`), what]] : []))
}

const requiredText = ({ say }: Page, { options, kind }: AnyColumn): string => {
  if (!options.required || kind.blank !== undefined) return say('required.never')
  return say(options.show ? 'required.shown' : 'required.always')
}

const choicesText = (page: Page, { facts, ...column }: AnyColumn): ReactNode => {
  if (facts.entity) return page.say('choices.rowsOf', { table: page.quoted(page.entityName(facts.entity)) })
  const { enumeration } = facts
  if (!enumeration) return ''
  const labels = enumeration.values.map((value) => page.valueText({ ...column, facts }, value))
  if (enumeration.labels !== 'locales')
    return page.say('choices.zones', { first: labels[0], last: labels.at(-1) })
  const told = enumeration.values.map((value, i) => [`${labels[i]} `, h('code', { key: value }, value)])
  return sentences([...told, ...(enumeration.open ? [page.say('choices.open')] : [])])
}

const usualText = (page: Page, column: AnyColumn): string =>
  column.options.usual === undefined ? '' : page.valueText(column, column.options.usual)

const defaultText = (page: Page, column: AnyColumn): string => {
  const { options, kind } = column
  const value: unknown = options.default ?? kind.blank
  if (value === undefined || Array.isArray(value)) return ''
  const text = page.valueText(column, value)
  return options.unless
    ? page.say('default.unless', {
        value: text,
        other: page.valueText(column, options.unless.default),
        criterion: criterionText(page, options.unless.criterion),
      })
    : text
}

const seenText = (page: Page, { options }: AnyColumn): ReactNode => {
  if (options.secret) return page.say('seen.secret')
  const who = whoText(page, page.table.entity.access.read)
  if (!options.show) return page.say('seen.always', { who })
  return sentences([
    page.say('seen.when', { criterion: criterionText(page, options.show) }),
    page.say('seen.by', { who }),
  ])
}

const changedText = (page: Page, name: string, { options, facts }: AnyColumn): ReactNode => {
  const { say, table } = page
  const { access, derived } = table.entity
  if (derived[name] && !copyInto(table.entity, name)?.writes) return say('changed.derived')
  if (options.serverOnly && !derived[name]) return say('changed.server')
  if (options.edit === 'never') return say('changed.never')
  const status = table.form.style === 'row' ? undefined : table.form.status
  // Rows that nobody changes are filled in once; those that nobody makes here are only changed.
  const onCreate = options.edit === 'onCreate' || access.update.may === 'nobody'
  const by = onCreate ? access.insert : access.update
  return sentences([
    by.may === 'nobody'
      ? say('changed.never')
      : say(onCreate ? 'changed.onCreate' : 'changed.always', { who: whoText(page, by) }),
    ...(status && status !== name
      ? [say('changed.inactive', { column: page.quoted(page.labelOf(status)) })]
      : []),
    ...grantedText(page, name),
    ...(page.exists(`tables.${table.name}.locked.${name}`)
      ? [say('changed.locked', { text: page.quoted(page.t(`tables.${table.name}.locked.${name}`)) })]
      : []),
    ...(facts.by ? [say('changed.decided', { column: page.quoted(page.labelOf(facts.by.column)) })] : []),
  ])
}

/** Who may change the column besides, by a grant. */
const grantedText = (page: Page, name: string): string[] => {
  const { entity } = page.table
  return entity.grants
    .filter(({ update }) => update?.some((one) => one === name))
    .map((grant) =>
      page.say('changed.granted', {
        who: grantedTo(page, grant),
        which: whichRows(entityWords(page, entity), grant),
      }),
    )
}

const uniqueText = (page: Page, name: string): ReactNode => {
  const rules = uniqueRules(page.table.entity).filter(({ columns }) => columns.some((one) => one === name))
  if (rules.length === 0) return ''
  return sentences(
    rules.map(({ columns, within }) => {
      const others = columns.filter((one) => one !== name)
      return others.length > 0
        ? page.say(`unique.${within}With`, { columns: page.labelsOf(others) })
        : page.say(`unique.${within}`)
    }),
  )
}
