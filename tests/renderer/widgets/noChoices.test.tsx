// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import { FormBody } from '#renderer/form/FormBody.tsx'
import type { Choices } from '#renderer/RendererContext.ts'
import { specialHour } from '#schemas/tables/specialHour.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { find, leave, show } from '../form/screen.tsx'

afterEach(leave)

it.each([
  ['loading', 'Chargement…'],
  ['failed', 'La liste n’a pas pu être chargée'],
  ['ready', 'Rien à choisir dans ces établissements.'],
] as const)('a list of boxes whose choices are %s says so', async (state, said) => {
  const { entity } = specialHour
  const context = contextOf({ institutions: [1] })
  const store = createFormStore({ entity, context, columns: columnsOfForm(specialHour) })
  const none: Choices = { state, choices: [] }
  await show(<FormBody table={specialHour} store={store} />, { useChoices: () => none })
  expect(find('[data-column=job] .check-list-body').textContent).toBe(said)
})
