import { describe, expect, test } from 'vitest'
import { columnsOfHeader, csvColumns } from '#engine/csv/csvColumns.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { parcelTable } from '#tests/fixtures/parcel.ts'

const format = parcelTable.list.csv!

describe('the columns of a header', () => {
  const byPlace = ['reference', 'weight', 'size', 'dueOn']

  test('are the named ones only where each needed one is named, and once', () => {
    expect(columnsOfHeader(['dueOn', 'weight', 'size', 'reference'], format, [])).toEqual([
      'dueOn',
      'weight',
      'size',
      'reference',
    ])
    expect(columnsOfHeader(['weight', 'weight', 'size', 'dueOn'], format, [])).toBeUndefined()
    expect(columnsOfHeader(['dueOn', 'weight', 'size', 'reference', 'dueOn'], format, [])).toBeUndefined()
    expect(columnsOfHeader(['label', 'weight', 'size', 'reference'], format, ['label'])).toBeUndefined()
    expect(columnsOfHeader(['reference', 'weight'], format, [])).toBeUndefined()
    expect(columnsOfHeader([], format, [])).toBeUndefined()
  })

  test.each([
    ['Code;Début;Fin;Pause;Code', undefined],
    ['Code;Début;Début;Pause', undefined],
    ['Code;Début;Fin;Pause;Remarque', undefined],
    ['Code;Début;Fin;Pause;Intérim', undefined],
    ['Code;Début;Fin;Pause;Code d’interface', 5],
    // As in a file of the specification's examples.
    ["Code;Début;Fin;Pause;Code d'interfaçage", 5],
    ['Code;Début;Fin;Pause;Interfacing', 5],
    ['Code;Arrivée;Fin;Pause;Remarque', 5],
    ['Kürzel;Von;Bis;Pause;Remarque', 5],
    ['Code;Début;Fin;Pause', 4],
  ])('%s are %s where an interface code is expected', (header, count) => {
    const { csv } = schedule.list
    if (!csv) throw new Error('the table has an import')
    const known = {
      code: ['Code'],
      beginAt: ['Début'],
      endAt: ['Fin'],
      break: ['Pause'],
      interfacingCode: ['Code d’interface'],
    }
    const all = ['code', 'beginAt', 'endAt', 'break', 'interfacingCode']
    const found = columnsOfHeader(header.split(';'), csv, all, known)
    expect(found).toEqual(count === undefined ? undefined : all.slice(0, count))
  })

  test('in unknown words are as many as it has cells', () => {
    const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const shown = ['label', 'tracking']
    expect(columnsOfHeader(words.slice(0, 3), format, shown)).toBeUndefined()
    expect(columnsOfHeader(words.slice(0, 4), format, shown)).toEqual(byPlace)
    expect(columnsOfHeader(words.slice(0, 5), format, shown)).toEqual([...byPlace, 'label'])
    expect(columnsOfHeader(words, format, shown)).toEqual([...byPlace, 'label', 'tracking'])
  })

  test('are known by labels, whatever their accents, case and signs', () => {
    const known = { dueOn: ['Échéance (jour)'], weight: ['Poids', 'Gewicht'] }
    const header = ['ECHEANCE-JOUR', 'gewicht', 'Size', 'reference']
    expect(columnsOfHeader(header, format, [], known)).toEqual(['dueOn', 'weight', 'size', 'reference'])
  })

  test('that are optional stand in a file where they are shown', () => {
    expect(csvColumns(format, [])).toEqual(byPlace)
    expect(csvColumns(format, ['tracking', 'weight'])).toEqual([...byPlace, 'tracking'])
  })
})
