import { expect, test } from 'vitest'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { createFormStore, type FormStore } from '#engine/form/formStore.ts'
import { institution } from '#schemas/entities/institution.ts'
import { institutionChronos } from '#schemas/entities/institutionChronos.ts'
import { payrollExport } from '#schemas/entities/payrollExport.ts'
import { publicHolidayEntity } from '#schemas/tables/publicHolidays.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { goodParcel, parcel } from '#tests/fixtures/parcel.ts'

const house = {
  id: 1,
  version: 1,
  name: 'Clinique des Lilas',
  nameSMS: 'Lilas',
  country: 'fr',
  lang: 'fr',
  sector: 'health',
  timezone: 'Europe/Paris',
  postalCode: '69003',
}
const modify = (row: object = house) => {
  const rows = [{ ...house, ...row }]
  const form = createFormStore({ entity: institution, context: contextOf({ mode: 'modify' }), rows })
  const line = form.lines()[0] as number
  const choose = (country: string) => {
    form.setValue(line, 'country', country)
    form.commit(line, 'country')
  }
  const type = (code: string) => {
    form.setDraft(line, 'postalCode', code)
    form.commit(line, 'postalCode')
  }
  return { form, choose, type, problem: () => form.field(line, 'postalCode').problem }
}

test('a check between columns is told when either of them is left', () => {
  const { choose, type, problem } = modify()
  type('1205')
  expect(problem()).toEqual({ code: 406, reason: 'postalCodeOf', params: { example: '75013' } })
  choose('ch')
  expect(problem()).toBeUndefined()
  choose('de')
  expect(problem()).toMatchObject({ params: { example: '10117' } })
  type('10117')
  expect(problem()).toBeUndefined()
})

test('a check says nothing of what is stored as it is: it may be younger than the row', () => {
  const { form, choose, type, problem } = modify({ postalCode: '1205' })
  const found = () => form.validate().map(({ column, reason }) => [column, reason])
  choose('fr')
  expect(problem()).toBeUndefined()
  expect(found()).not.toContainEqual(['postalCode', 'postalCodeOf'])
  type('1206')
  expect(found()).toContainEqual(['postalCode', 'postalCodeOf'])
  type('1205')
  expect(problem()).toBeUndefined()
})

test('what else is wrong with the column comes first, and the server’s word stands', () => {
  const { form, choose, type, problem } = modify()
  type('?')
  expect(problem()).toMatchObject({ reason: 'postalCode' })
  choose('ch')
  expect(problem()).toMatchObject({ reason: 'postalCode' })
  type('69003')
  form.setProblems([{ column: 'postalCode', code: 409 }])
  choose('fr')
  expect(problem()).toEqual({ code: 409 })
})

/** Lines of a form by what is typed in them: the last text of a column stays there, be it readable or not. */
const typed = (entity: AnyEntity, lines: readonly Readonly<Record<string, readonly string[]>>[]) => {
  const form = createFormStore({ entity, context: contextOf(), maxLines: lines.length })
  for (const [nth, columns] of lines.entries()) {
    const line = form.lines()[nth] ?? form.addLine() ?? 0
    for (const [column, texts] of Object.entries(columns))
      for (const text of texts) {
        form.setDraft(line, column, text)
        form.commit(line, column)
      }
  }
  return form.validate().map(({ line, column, reason }) => [line, column, reason])
}

test('nothing is held against what a field was before something was typed there that cannot be read', () => {
  const days = [{ beginAt: ['10', 'x'], endAt: ['5'] }]
  expect(typed(payrollExport, days)).not.toContainEqual([0, 'endAt', 'notBefore'])
  expect(typed(payrollExport, [{ beginAt: ['10'], endAt: ['5'] }])).toContainEqual([0, 'endAt', 'notBefore'])
})

test('a line has nothing in common with one whose value cannot be read any more', () => {
  const found = typed(publicHolidayEntity, [{ date: ['01-05-2027', 'May'] }, { date: ['01-05-2027'] }])
  expect(found.filter(([, column]) => column === 'date')).toEqual([[0, 'date', 'notADate']])
})

test('a secret that the server holds is to be given again for another host, and stays for a path of the same', () => {
  const row = { id: 1, version: 1, institution: 1, url: 'https://a.example/one', passwordIsSet: true }
  const form = createFormStore({
    entity: institutionChronos,
    context: contextOf({ mode: 'modify' }),
    rows: [row],
  })
  const [line = 0] = form.lines()
  const told = (url: string) => {
    form.setValue(line, 'url', url)
    return form.validate().flatMap(({ column, reason }) => (reason === 'hostChanged' ? column : []))
  }
  expect(told('https://a.example/two')).toEqual([])
  expect(told('https://b.example/one')).toEqual(['password'])
})

test('what is reckoned with, or compared with, a value that is wrong by itself is not blamed for it', () => {
  const days = createFormStore({ entity: payrollExport, context: contextOf() })
  const hours = createFormStore({
    entity: parcel,
    context: contextOf({ mode: 'modify' }),
    rows: [{ id: 1, version: 1, ...goodParcel }],
  })
  const leave = (form: FormStore, column: string, text: string) => {
    const [line = 0] = form.lines()
    form.setDraft(line, column, text)
    form.commit(line, column)
    return (name: string) => form.field(line, name).problem?.reason
  }
  expect(leave(days, 'beginAt', '10.5')('beginAt')).toBe('whole')
  expect(leave(days, 'endAt', '5')('endAt')).toBeUndefined()
  leave(days, 'beginAt', '10')
  expect(leave(days, 'endAt', '6')('endAt')).toBe('notBefore')

  hours.setProblems([{ column: 'openAt', code: 406 }])
  expect(leave(hours, 'pause', '04:00')('opening')).toBeUndefined()
  leave(hours, 'openAt', '08:00')
  expect(leave(hours, 'pause', '04:00')('opening')).toBe('atLeast')
})
