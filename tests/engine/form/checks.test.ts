import { expect, test } from 'vitest'
import { createFormStore } from '#engine/form/formStore.ts'
import { institution } from '#schemas/entities/institution.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'

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
const modify = () => {
  const form = createFormStore({ entity: institution, context: contextOf({ mode: 'modify' }), rows: [house] })
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
