import { expect, test } from 'vitest'
import { createFormStore } from '#engine/form/formStore.ts'
import { institutionChronos } from '#schemas/entities/institutionChronos.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'

const row = { id: 1, version: 1, institution: 1, url: 'https://a.example', passwordIsSet: true }
const open = () => {
  const form = createFormStore({
    entity: institutionChronos,
    context: contextOf({ mode: 'modify' }),
    rows: [row],
  })
  const [line = 0] = form.lines()
  return { form, line }
}

test('a secret that the server holds stays where nothing is entered, and goes where it is emptied', () => {
  const { form, line } = open()
  expect([form.isKept(line, 'password'), form.dirty(), form.patch(line)]).toEqual([true, false, {}])
  form.empty(line, 'password')
  expect([form.isKept(line, 'password'), form.dirty()]).toEqual([false, true])
  expect(form.patch(line)).toEqual({ password: null })
})

test('one that somebody else has taken away meanwhile is held no more', () => {
  const { form, line } = open()
  form.rebase(line, { ...row, version: 2, passwordIsSet: false })
  expect([form.isHeld(line, 'password'), form.isKept(line, 'password')]).toEqual([false, false])
})
