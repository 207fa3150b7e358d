import { describe, expect, test, vi } from 'vitest'
import { pathOf } from '#engine/form/fieldState.ts'
import type { FormOptions } from '#engine/form/formOptions.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { goodParcel, parcel } from '#tests/fixtures/parcel.ts'
import { runtimeShape } from '#tests/fixtures/shapes.ts'

const shape = runtimeShape(parcel)
const open = (given: Partial<FormOptions> = {}) => {
  const form = createFormStore({ entity: parcel, context: contextOf(), shape, maxLines: 5, ...given })
  return { form, line: form.lines()[0] as number }
}
const modify = () =>
  open({ rows: [{ id: 7, version: 2, ...goodParcel }], context: contextOf({ mode: 'modify' }) })

describe('typing', () => {
  test('keeps the text as a draft and leaves the value alone', () => {
    const { form, line } = modify()
    form.setDraft(line, 'reference', 'P-2')
    expect(form.field(line, 'reference')).toMatchObject({
      draft: 'P-2',
      value: 'P-1',
      live: 'P-2',
      initial: 'P-1',
    })
  })

  test('tells that field and the computed ones that read it, and no other', () => {
    const { form, line } = modify()
    const heard: string[] = []
    for (const column of Object.keys(parcel.columns))
      form.subscribe(pathOf(line, column), () => heard.push(column))
    form.setDraft(line, 'reference', 'P-2')
    expect(heard).toEqual(['reference'])
    form.setDraft(line, 'closeAt', '1300')
    expect(heard).toEqual(['reference', 'closeAt', 'opening'])
    expect(form.field(line, 'opening').value).toBe(300)
  })

  test('runs a rule only when what it reads has another value', () => {
    const run = vi.spyOn(parcel.derived.opening as { run: () => unknown }, 'run')
    const { form, line } = modify()
    run.mockClear()
    form.setDraft(line, 'reference', 'x')
    form.setDraft(line, 'closeAt', '12:00 ')
    form.commit(line, 'closeAt')
    expect(run).not.toHaveBeenCalled()
    form.setDraft(line, 'closeAt', '13')
    form.commit(line, 'closeAt')
    expect(run).toHaveBeenCalledTimes(1)
    run.mockRestore()
  })

  test('what cannot be read yet leaves the computed value as it was', () => {
    const { form, line } = modify()
    form.setDraft(line, 'closeAt', '1')
    expect(form.field(line, 'opening').value).toBe(17 * 60)
    form.setDraft(line, 'closeAt', '1x')
    expect(form.field(line, 'opening').value).toBe(17 * 60)
    expect(form.live(line)).toMatchObject({ closeAt: undefined, openAt: '08:00' })
  })

  test('clears the error of the field, and of what is computed from it [console 5.0, console 5.13]', () => {
    const { form, line } = modify()
    form.setDraft(line, 'closeAt', 'late')
    form.commit(line, 'closeAt')
    form.setProblems([{ column: 'opening', code: 406 }])
    form.setDraft(line, 'closeAt', '13')
    expect(form.field(line, 'closeAt').problem).toBeUndefined()
    expect(form.field(line, 'opening').problem).toBeUndefined()
  })

  test('gives the same field object until something in it changes', () => {
    const { form, line } = modify()
    const path = pathOf(line, 'reference')
    const before = form.get(path)
    form.setDraft(line, 'weight', '4')
    expect(form.get(path)).toBe(before)
    form.setDraft(line, 'reference', 'P')
    expect(form.get(path)).not.toBe(before)
    expect(form.get('99.reference')).toBeUndefined()
  })

  test('no longer tells who has unsubscribed', () => {
    const { form, line } = modify()
    const listener = vi.fn()
    form.subscribe(pathOf(line, 'reference'), listener)()
    form.setDraft(line, 'reference', 'P')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('leaving a field [console 5.0]', () => {
  test.each([
    ['closeAt', '7h30', '07:30'],
    ['closeAt', '24:00', '00:00'],
    ['reference', '  P-9 ', 'P-9'],
    ['weight', '4,0', 4],
    ['sender', '', null],
    ['sender', '  ', null],
  ])('%s %j is read as %j', (column, raw, value) => {
    const { form, line } = modify()
    form.setDraft(line, column, raw)
    form.commit(line, column)
    expect(form.field(line, column)).toMatchObject({ value, live: value })
    expect(form.field(line, column).draft).toBeUndefined()
    expect(form.field(line, column).problem).toBeUndefined()
  })

  test.each([
    ['reference', '', 419],
    ['reference', '   ', 406],
    ['reference', 'x', 406],
    ['reference', 'x'.repeat(300), 406],
    ['weight', 'heavy', 419],
    ['weight', '31', 406],
    ['sender', 'nobody', 4062],
    ['dueOn', '31/02/2027', 406],
    ['closeAt', '7,5', 406],
  ])('%s %j gives %i', (column, raw, code) => {
    const { form, line } = modify()
    form.setDraft(line, column, raw)
    form.commit(line, column)
    expect(form.field(line, column).problem?.code).toBe(code)
  })

  test('proposes a time for a decimal, and keeps what was typed', () => {
    const { form, line } = modify()
    form.setDraft(line, 'closeAt', '7,5')
    form.commit(line, 'closeAt')
    expect(form.field(line, 'closeAt')).toMatchObject({
      draft: '7,5',
      value: '12:00',
      problem: { code: 406, reason: 'decimalTime', params: { proposal: '07:30' } },
    })
  })

  test('a required field left empty says so [console 5.3]', () => {
    const { form, line } = open()
    form.commit(line, 'reference')
    expect(form.field(line, 'reference').problem).toEqual({ code: 419 })
  })

  test("the server's error stays until something is typed", () => {
    const { form, line } = modify()
    form.setProblems([{ column: 'reference', code: 409 }])
    form.commit(line, 'reference')
    expect(form.field(line, 'reference').problem).toEqual({ code: 409 })
    form.setDraft(line, 'reference', 'P-2')
    form.commit(line, 'reference')
    expect(form.field(line, 'reference').problem).toBeUndefined()
  })

  test('a computed value that is wrong is told as soon as all it reads is right', () => {
    const { form, line } = open()
    form.setDraft(line, 'openAt', '7')
    form.commit(line, 'openAt')
    expect(form.field(line, 'opening').problem).toBeUndefined()
    form.setDraft(line, 'closeAt', '8')
    form.commit(line, 'closeAt')
    form.setDraft(line, 'pause', '1h')
    form.commit(line, 'pause')
    expect(form.field(line, 'opening')).toMatchObject({ value: 0, problem: { code: 406, reason: 'atLeast' } })
  })
})

test('a choice is a value at once, clears its error, and nothing chosen is null', () => {
  const { form, line } = open()
  form.commit(line, 'shelves')
  expect(form.field(line, 'shelves').problem).toEqual({ code: 419 })
  form.setValue(line, 'shelves', [2])
  expect(form.field(line, 'shelves')).toEqual({ initial: null, value: [2], live: [2] })
  form.setValue(line, 'size', '')
  expect(form.field(line, 'size').value).toBeNull()
})
