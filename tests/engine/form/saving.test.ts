import { describe, expect, test, vi } from 'vitest'
import { common, entity, nobody, telephone, text } from '#dsl'
import type { FormOptions } from '#engine/form/formOptions.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { goodParcel, parcel } from '#tests/fixtures/parcel.ts'
import { runtimeShape } from '#tests/fixtures/shapes.ts'

const shape = runtimeShape(parcel)
const insured = contextOf({ flags: { insurance: true } })
const stored = { id: 7, version: 2, ...goodParcel }
const open = (given: Partial<FormOptions> = {}) => {
  const form = createFormStore({ entity: parcel, context: contextOf(), shape, maxLines: 5, ...given })
  return { form, line: form.lines()[0] as number }
}
const modify = (context = contextOf({ mode: 'modify' })) => open({ rows: [stored], context })
const fill = ({ form }: ReturnType<typeof open>, line: number, row: object) => {
  for (const [column, value] of Object.entries({ ...goodParcel, ...row })) form.setValue(line, column, value)
}

describe('validate [console 4.2]', () => {
  test('reads drafts that were not left yet', () => {
    const { form, line } = modify()
    form.setDraft(line, 'reference', ' P-3 ')
    expect(form.validate()).toEqual([])
    expect(form.patch(line)).toEqual({ reference: 'P-3' })
  })

  test('tells every problem of every line at its field, in order', () => {
    const opened = open()
    fill(opened, opened.line, { reference: null })
    const second = opened.form.addLine() as number
    fill(opened, second, { sender: 'nobody' })
    opened.form.setDraft(second, 'closeAt', 'late')
    expect(opened.form.validate()).toEqual([
      { column: 'reference', code: 419, line: 0, lineId: opened.line },
      { column: 'sender', code: 4062, reason: 'notAnEmail', line: 1, lineId: second },
      { column: 'closeAt', code: 406, reason: 'notATime', line: 1, lineId: second },
    ])
    expect(opened.form.field(opened.line, 'reference').problem).toEqual({ code: 419 })
    expect(opened.form.field(second, 'closeAt')).toMatchObject({ draft: 'late', problem: { code: 406 } })
  })

  test('errors of before are gone when all is right', () => {
    const { form, line } = modify()
    form.setProblems([{ column: 'reference', code: 409 }])
    expect(form.validate()).toEqual([])
    expect(form.field(line, 'reference').problem).toBeUndefined()
  })

  test('a later line with the same unique values is told, differing case or not [console 5.20]', () => {
    const opened = open()
    fill(opened, opened.line, { reference: 'Box' })
    const second = opened.form.addLine() as number
    fill(opened, second, { reference: 'BOX ' })
    const third = opened.form.addLine() as number
    fill(opened, third, { reference: 'box', size: 'small' })
    const clash = { columns: ['reference', 'size'] }
    const place = { code: 409, reason: 'duplicateInForm', clash, line: 1, lineId: second }
    expect(opened.form.validate()).toEqual([
      { ...place, column: 'reference' },
      { ...place, column: 'size' },
    ])
  })

  test('columns that are not shown are neither checked nor sent', () => {
    const { form, line } = modify()
    form.setValue(line, 'insured', null)
    expect(form.validate()).toEqual([])
    expect(form.rows()[0]).not.toHaveProperty('insured')
    form.setContext({ ...insured, mode: 'modify' })
    expect(form.validate().map((problem) => problem.column)).toEqual(['insured'])
    expect(form.rows()[0]).toHaveProperty('insured', null)
  })

  test('columns that only a creation fills in are not checked in a modification', () => {
    const { form } = open({
      rows: [{ ...stored, institution: null }],
      context: contextOf({ mode: 'modify' }),
    })
    expect(form.validate()).toEqual([])
  })
})

describe('what is sent', () => {
  test('writable columns of each line: nothing computed, nothing of the server', () => {
    const opened = open()
    fill(opened, opened.line, {})
    const { opening: _, ...written } = goodParcel
    expect(opened.form.rows()).toEqual([
      {
        ...written,
        sender: null,
        fragile: false,
        label: null,
        stamp: null,
        dueOn: null,
        pause: null,
      },
    ])
  })

  test('of a modification: the changed columns one may change', () => {
    const { form, line } = modify()
    form.setValue(line, 'closeAt', '13:00')
    form.setValue(line, 'institution', 2)
    expect(form.changedColumns(line)).toEqual(['institution', 'closeAt'])
    expect(form.patch(line)).toEqual({ closeAt: '13:00' })
  })
})

describe('the errors of the server [console 4.2]', () => {
  test('stand at their fields, by index or by line; the others come back', () => {
    const { form, line } = open()
    const second = form.addLine() as number
    const rest = form.setProblems([
      { column: 'reference', code: 409, line: 1 },
      { column: 'weight', code: 406, lineId: line, reason: 'atMost', params: { maximum: 30 } },
      { column: 'insured', code: 419, line: 0 },
      { column: 'weight', code: 406, line: 9 },
    ])
    expect(form.field(second, 'reference').problem).toEqual({ code: 409 })
    expect(form.field(line, 'weight').problem).toEqual({
      code: 406,
      reason: 'atMost',
      params: { maximum: 30 },
    })
    expect(rest.map((problem) => problem.column)).toEqual(['insured', 'weight'])
  })

  test('of values that another row has together stand at each of them, until one is another', () => {
    const { form, line } = modify()
    const taken = { code: 409, reason: 'taken' as const, clash: { columns: ['reference', 'size'] } }
    expect(form.setProblems([{ column: 'size', ...taken }])).toEqual([])
    const told = () => ['reference', 'size'].map((column) => form.field(line, column).problem)
    expect(told()).toEqual([taken, taken])
    form.setDraft(line, 'reference', 'P-9')
    expect(told()).toEqual([undefined, undefined])
    const { clash } = taken
    const elsewhere = { ...taken, column: 'depot', clash: { ...clash, entity: 'depot' } }
    expect(form.setProblems([elsewhere])).toEqual([elsewhere])
  })

  test('a row changed elsewhere becomes the initial one; what was entered here stays', () => {
    const { form, line } = modify()
    form.setDraft(line, 'closeAt', '13:00')
    form.rebase(line, { ...stored, version: 3, openAt: '09:00', closeAt: '11:00', weight: 9, opening: 120 })
    expect(form.live(line)).toMatchObject({ openAt: '09:00', closeAt: '13:00', weight: 9, opening: 240 })
    expect(form.changedColumns(line)).toEqual(['closeAt'])
  })
})

describe('dirty', () => {
  test('is told once when it turns, and turns back', () => {
    const { form, line } = modify()
    const turned = vi.fn()
    form.subscribe('dirty', turned)
    form.setDraft(line, 'reference', 'P')
    form.setDraft(line, 'reference', 'P-2')
    expect([form.dirty(), turned.mock.calls.length]).toEqual([true, 1])
    form.setDraft(line, 'reference', 'P-1 ')
    expect([form.dirty(), turned.mock.calls.length]).toEqual([false, 2])
    form.setDraft(line, 'closeAt', 'x')
    expect(form.dirty()).toBe(true)
  })

  test('a computed value alone is nothing to save', () => {
    const { form } = open({ rows: [{ ...stored, opening: 12 }] })
    expect(form.dirty()).toBe(false)
  })

  test('reset gives back what was there at first', () => {
    const { form, line } = modify()
    form.setDraft(line, 'reference', 'zzz')
    form.addLine()
    form.reset()
    const [again] = form.lines()
    expect(form.lines()).toHaveLength(1)
    expect(form.field(again as number, 'reference')).toEqual({ initial: 'P-1', value: 'P-1', live: 'P-1' })
    expect(form.dirty()).toBe(false)
  })
})

test('what is stored stays though a younger rule would refuse it, and no new value like it is taken', () => {
  const door = entity('door', {
    columns: { name: text({ required: true }), phone: text({ validate: [telephone] }) },
    belongs: common,
    access: { read: nobody, insert: nobody, update: nobody, remove: nobody },
    label: 'name',
  })
  const given = { id: 7, version: 2, name: 'Nord', phone: 'standard' }
  const { form, line } = open({ entity: door, shape: runtimeShape(door), rows: [given] })
  const told = () => form.field(line, 'phone').problem?.reason
  form.commit(line, 'phone')
  form.setDraft(line, 'name', 'Sud')
  expect([told(), form.validate()]).toEqual([undefined, []])
  form.setDraft(line, 'phone', 'accueil')
  form.commit(line, 'phone')
  expect([told(), form.validate().length]).toEqual(['telephone', 1])
  form.setDraft(line, 'phone', 'standard')
  form.commit(line, 'phone')
  expect([told(), form.validate()]).toEqual([undefined, []])

  const fresh = open({ entity: door, shape: runtimeShape(door), defaults: given })
  expect(fresh.form.validate()).toMatchObject([{ column: 'phone', reason: 'telephone' }])
})
