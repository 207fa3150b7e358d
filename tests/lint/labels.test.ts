import { describe, expect, test } from 'vitest'
import {
  asks,
  boolean,
  entity,
  enumeration,
  inInstitution,
  related,
  relation,
  select,
  table,
  tells,
  text,
  uniquePerInstitution,
} from '#dsl'
import { labelsAlike } from '../../generators/lint/rules/labelsAlike.ts'
import { labelTooLong, linesOf } from '../../generators/lint/rules/labelTooLong.ts'
import { questionValues } from '../../generators/lint/rules/questionValues.ts'
import { unusedLabel } from '../../generators/lint/rules/unusedLabel.ts'
import { byProvider, first, found, small } from './small.ts'

const sizes = enumeration('sizes', ['s', 'm'])
const crate = entity('crate', {
  columns: { name: text({ required: true }), code: text(), size: select(sizes), full: boolean() },
  belongs: inInstitution(),
  access: byProvider,
  rules: [uniquePerInstitution('code')],
  label: 'name',
})
const bottle = entity('bottle', {
  columns: { crate: relation('crate') },
  belongs: inInstitution(),
  access: byProvider,
  label: 'crate',
})
type Confirm = NonNullable<Parameters<typeof table>[1]['confirm']>
const crates = (confirm?: Confirm) =>
  table('crates', {
    entity: crate,
    list: { columns: ['name', 'code', 'size', 'full'], sort: 'name', without: confirm ? [] : ['modify'] },
    confirm,
  })
const of = (words: object, confirm?: Confirm) =>
  small({ tables: [crates(confirm)], entities: [bottle] }, { words })
const columns = (names: Readonly<Record<string, string>>) => of({ tables: { crates: { columns: names } } })

test('words for nothing are told, with their line', () => {
  const subject = of({
    tables: {
      crates: {
        title: 'Caisses',
        one: 'caisse',
        columns: { name: 'Nom', lid: 'Couvercle' },
        hints: { code: '…' },
      },
      boxes: { title: 'Boîtes' },
    },
    enums: { sizes: { s: 'Petite', xl: 'Immense' } },
  })
  expect(found(unusedLabel, subject)).toEqual([
    'tables.crates.one',
    'tables.crates.columns.lid',
    'tables.boxes.title',
    'enums.sizes.xl',
  ])
  expect(first(unusedLabel, subject)?.at).toEqual({ path: 'locales/fr/small.json', line: 5 })
})

test('labels of one form, and choices of one field, are told apart by ear', () => {
  expect(found(labelsAlike, columns({ name: 'Numéro', code: 'numero.' }))).toEqual([
    'fr:tables.crates.columns.code',
  ])
  expect(found(labelsAlike, columns({ name: 'Numéro', code: 'Code' }))).toEqual([])
  expect(found(labelsAlike, of({ enums: { sizes: { s: 'Petite', m: 'Petite' } } }))).toEqual([
    'fr:enums.sizes.m',
  ])
})

test('a label has three lines in its place', () => {
  const long =
    'Indique si la caisse a été entièrement remplie avant son départ, ou encore après la livraison de tous'
  expect(found(labelTooLong, columns({ full: 'Remplie' }))).toEqual([])
  expect(found(labelTooLong, columns({ full: long }))).toEqual(['fr:tables.crates.columns.full'])
  expect(linesOf('un deux trois', 13)).toBe(1)
  expect(linesOf('un deux trois', 12)).toBe(2)
  expect(linesOf('anticonstitutionnellement', 10)).toBe(3)
})

describe('questions', () => {
  const asked = (confirm: Confirm, text: object) => {
    const words = { title: 'Sûr ?', yes: 'Oui', no: 'Non', ...text }
    return of({ confirmations: { sure: words } }, confirm)
  }
  const bottles = related('bottle', { by: 'crate' })
  const plain = { update: asks('sure') }
  const counting = { update: asks('sure', bottles) }
  const counted = { text_one: 'une bouteille', text_other: '{{count, number}} bouteilles' }

  test('a number is given to the text that has one', () => {
    expect(new Set(found(questionValues, asked(plain, counted)))).toEqual(
      new Set(['fr:confirmations.sure.text']),
    )
    expect(found(questionValues, asked(counting, counted))).toEqual([])
  })

  test('a text has the number that is counted for it', () => {
    expect(found(questionValues, asked(counting, { text: 'Vraiment ?' }))).toEqual([
      'fr:confirmations.sure.text',
    ])
    expect(found(questionValues, asked(plain, { text: 'Changer {{name}} ?' }))).toEqual([])
  })

  test('plural forms are of a number, and values have the names that they are given under', () => {
    const forms = { text_one: 'une', text_other: 'plusieurs' }
    expect(found(questionValues, asked(plain, forms))).toEqual(['fr:confirmations.sure.text'])
    expect(found(questionValues, asked(plain, { text: 'De {{nom}} ?' }))).toEqual([
      'fr:confirmations.sure.text',
    ])
  })

  test('a notice is given the value that is taken', () => {
    const taken = { ...plain, taken: { code: tells('gone') } } as Confirm
    const told = (text: string) =>
      of({ confirmations: { sure: { text: 'Sûr ?' }, gone: { title: 'Pris', text, no: 'Retour' } } }, taken)
    expect(found(questionValues, told('{{value}} est pris.'))).toEqual([])
    expect(found(questionValues, told('{{name}} est pris.'))).toEqual(['fr:confirmations.gone.text'])
  })

  test('a question without words asks for a yes to nothing', () => {
    expect(found(questionValues, of({}, plain))).toEqual(['confirmations.sure'])
  })
})
