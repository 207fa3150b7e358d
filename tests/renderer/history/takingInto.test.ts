import { expect, it } from 'vitest'
import { createFormStore } from '#engine/form/formStore.ts'
import { takingInto } from '#renderer/history/takingInto.ts'
import { institutionChronos } from '#schemas/entities/institutionChronos.ts'
import { institutionHasAdmin } from '#schemas/entities/institutionHasAdmin.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'

const context = contextOf({ mode: 'modify' })

it('offers what the form shows and can change, as far as something else stands in it', () => {
  const row = {
    id: 1,
    version: 2,
    admin: 7,
    institution: 1,
    isActivated: true,
    matricule: 'M2',
    position: 'B',
  }
  const store = createFormStore({ entity: institutionHasAdmin, context, rows: [row] })
  const taking = takingInto(store)
  expect(taking.of({ admin: 8, matricule: 'M1', position: 'B' })).toEqual({ matricule: 'M1' })
  taking.take({ matricule: 'M1' })
  expect(store.patch(store.lines()[0] ?? 0)).toEqual({ matricule: 'M1' })
  expect(taking.of({ matricule: 'M1' })).toEqual({})
})

it('offers no secret', () => {
  const row = { id: 1, version: 2, institution: 1, url: 'https://new.example/api' }
  const taking = takingInto(createFormStore({ entity: institutionChronos, context, rows: [row] }))
  const before = { url: 'https://old.example/api', token: 'told', password: 'told' }
  expect(taking.of(before)).toEqual({ url: 'https://old.example/api' })
})
