import { expect, test } from 'vitest'
import { pathOf } from '#engine/form/fieldState.ts'
import { createFormStore, type FormStore } from '#engine/form/formStore.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { goodParcel, parcel } from '#tests/fixtures/parcel.ts'
import { runtimeShape } from '#tests/fixtures/shapes.ts'

const shape = runtimeShape(parcel)

/** A form whose next frame comes when the test says so. */
const open = () => {
  const frames: (() => void)[] = []
  const form = createFormStore({
    entity: parcel,
    context: contextOf({ mode: 'modify' }),
    shape,
    maxLines: 5,
    rows: [{ id: 7, version: 2, ...goodParcel }],
    later: (work) => void frames.push(work),
  })
  const heard: string[] = []
  const [line = 0] = form.lines()
  for (const column of Object.keys(parcel.columns))
    form.subscribe(pathOf(line, column), () => heard.push(column))
  const frame = () => {
    for (const work of frames.splice(0)) work()
  }
  return { form, line, heard, frames, frame }
}

test('keys are told with the next frame, once a field, in the order of the fields', () => {
  const { form, line, heard, frames, frame } = open()
  for (const text of ['1', '13', '1300']) form.setDraft(line, 'closeAt', text)
  form.setDraft(line, 'reference', 'P-2')
  expect([heard, frames.length]).toEqual([[], 1])
  frame()
  expect(heard).toEqual(['closeAt', 'opening', 'reference'])
  expect(form.field(line, 'closeAt')).toMatchObject({ draft: '1300', live: '13:00' })
})

test.each<[string, (form: FormStore, line: number) => unknown]>([
  ['leaving the field', (form, line) => form.commit(line, 'reference')],
  ['leaving another', (form, line) => form.commit(line, 'weight')],
  ['a choice elsewhere', (form, line) => form.setValue(line, 'size', goodParcel.size)],
  ['saving', (form) => form.validate()],
  ['asking whether anything was entered', (form) => form.dirty()],
  ['asking for a field', (form, line) => form.field(line, 'reference')],
  ['a new line', (form) => form.addLine()],
  ['another context', (form) => form.setContext(contextOf({ mode: 'modify' }))],
])('%s sees the last key before its frame, which then adds nothing', (_, act) => {
  const { form, line, heard, frame } = open()
  form.setDraft(line, 'reference', 'P-2')
  act(form, line)
  expect(form.get(pathOf(line, 'reference'))?.live).toBe('P-2')
  heard.length = 0
  frame()
  expect(heard).toEqual([])
  form.validate()
  expect(form.patch(line)).toEqual({ reference: 'P-2' })
})

test('what the server holds now does not take the place of a key', () => {
  const { form, line, frame } = open()
  form.setDraft(line, 'reference', 'P-2')
  form.rebase(line, { ...goodParcel, reference: 'P-9' })
  frame()
  expect(form.field(line, 'reference')).toMatchObject({ draft: 'P-2', initial: 'P-9' })
})

test('a form begun anew, or a line taken away, forgets its keys', () => {
  const { form, line, frame } = open()
  form.setDraft(line, 'reference', 'P-2')
  form.reset()
  const added = form.addLine() as number
  form.setDraft(added, 'reference', 'P-3')
  form.removeLine(added)
  frame()
  expect(form.dirty()).toBe(false)
})
