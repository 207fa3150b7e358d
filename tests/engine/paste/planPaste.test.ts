import { describe, expect, test } from 'vitest'
import { mayBeHeader, planPaste } from '#engine/paste/planPaste.ts'
import { readPasted } from '#engine/paste/readPasted.ts'

const names = ['code', 'beginAt', 'endAt', 'worked', 'note', 'hidden']
const known = {
  code: ['Code', 'Kürzel', 'Código'],
  beginAt: ['Début', 'Beginn', 'Start'],
  endAt: ['Fin', 'Ende'],
  worked: ['Heures travaillées', 'Arbeitszeit'],
}
const shown = ['code', 'beginAt', 'endAt', 'worked', 'note']
const fillable = ['code', 'beginAt', 'endAt', 'note']
const plan = (text: string, from = 'code') =>
  planPaste(readPasted(text), { names, shown, fillable, from, known })
const columns = (text: string, from?: string) =>
  plan(text, from).columns.map((one) => ('name' in one ? `${one.is} ${one.name}` : one.is))

describe('without a header', () => {
  test('cells go rightwards from the field, past what is computed', () => {
    expect(columns('M1\t7h\t15h\tx')).toEqual([
      'filled code',
      'filled beginAt',
      'filled endAt',
      'filled note',
    ])
    expect(columns('7h\t15h', 'beginAt')).toEqual(['filled beginAt', 'filled endAt'])
  })

  test('a block as wide as all that is shown has the computed column too', () => {
    expect(columns('M1\t7h\t15h\t8h00\tx')).toEqual([
      'filled code',
      'filled beginAt',
      'filled endAt',
      'locked worked',
      'filled note',
    ])
  })

  test('a wider one has cells beyond the last column', () => {
    expect(columns('M1\t7h\t15h\t8h00\tx\ty')).toHaveLength(4)
  })

  test('blank cells at its right make it no wider', () => {
    expect(columns('M1\t7h\t15h\tx\t\t')).toHaveLength(4)
  })
})

describe('a header', () => {
  test.each([
    ['of labels, in any order', 'Fin\tCode\tDébut'],
    ['of labels in another language, in capitals', 'ENDE\tKURZEL\tBEGINN'],
    ['of two languages', 'Fin\tKürzel\tStart'],
    ['of wire names', 'endAt\tcode\tbeginAt'],
  ])('%s says where cells go, wherever they are pasted', (_, header) => {
    const read = plan(`${header}\n15h\tM1\t7h`, 'note')
    expect(read).toMatchObject({ isHeaded: true, rows: [{ line: 2, cells: ['15h', 'M1', '7h'] }] })
    expect(columns(`${header}\n15h\tM1\t7h`, 'note')).toEqual([
      'filled endAt',
      'filled code',
      'filled beginAt',
    ])
  })

  test('tells computed, hidden and unknown columns apart', () => {
    expect(columns('Code\tDébut\tFin\tArbeitszeit\thidden\tCouleur')).toEqual([
      'filled code',
      'filled beginAt',
      'filled endAt',
      'locked worked',
      'locked hidden',
      'unknown',
    ])
  })

  test('may name half of its columns where no other cell is a value, and rows follow', () => {
    expect(plan('Couleur\tCode\nrot\tM1')).toMatchObject({
      isHeaded: true,
      columns: [
        { is: 'unknown', heading: 'Couleur' },
        { is: 'filled', name: 'code' },
      ],
      rows: [{ cells: ['rot', 'M1'] }],
    })
    expect(plan('Couleur\tCode\tNuance\tFin\nrot\tM1\tbleu\t15h').isHeaded).toBe(true)
    // The first row is called as a column is.
    expect(plan('Code\t7h\nM1\t8h').isHeaded).toBe(false)
    expect(plan('Fin\tde nuit').isHeaded).toBe(false)
    const lines = readPasted('Fin\toui\nNuit\tnon')
    const isChoice = (name: string, text: string) => name === 'beginAt' && text === 'oui'
    const target = { names, shown, fillable, from: 'code', known }
    expect(planPaste(lines, { ...target, isChoice }).isHeaded).toBe(false)
    expect(planPaste(lines, target).isHeaded).toBe(true)
  })

  test.each(['Code\t7h\t15h', 'M1\tDébut\t7h', 'Code\tCode', 'Matin\tSoir'])('%j is none', (text) => {
    expect(plan(text).isHeaded).toBe(false)
  })

  test('is worth asking about in other languages where there are words', () => {
    expect(mayBeHeader(['Kürzel', 'Beginn', 'Ende'])).toBe(true)
    expect(mayBeHeader(['M1', '06:45', 'Nuit'])).toBe(false)
  })
})
