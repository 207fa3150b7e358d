import { describe, expect, test, vi } from 'vitest'
import { createFormStore } from '#engine/form/formStore.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { parcel } from '#tests/fixtures/parcel.ts'

const open = (maxLines = 3) => createFormStore({ entity: parcel, context: contextOf(), maxLines })
const first = (form: ReturnType<typeof open>) => form.lines()[0] as number

describe('lines [console 2.1.6, console 4.11, console 9.1]', () => {
  test('start with one new line: defaults and lower bounds', () => {
    const form = open()
    expect(form.lines()).toHaveLength(1)
    expect(form.live(first(form))).toMatchObject({
      size: 'small',
      weight: 1,
      fragile: false,
      reference: null,
    })
    expect(form.dirty()).toBe(false)
  })

  test('are added up to the most allowed', () => {
    const form = open()
    expect([form.addLine(), form.addLine(), form.addLine()].map((id) => typeof id)).toEqual([
      'number',
      'number',
      'undefined',
    ])
    expect(new Set(form.lines()).size).toBe(3)
  })

  test('keep their drafts and errors when one before them goes', () => {
    const form = open()
    const [second, third] = [form.addLine() as number, form.addLine() as number]
    form.setDraft(second, 'reference', 'two')
    form.setDraft(third, 'closeAt', 'late')
    form.setProblems([{ column: 'weight', code: 406, line: 2 }])
    form.removeLine(first(form))
    expect(form.lines()).toEqual([second, third])
    expect(form.field(second, 'reference').draft).toBe('two')
    expect(form.field(third, 'closeAt').draft).toBe('late')
    expect(form.field(third, 'weight').problem).toEqual({ code: 406 })
    expect(form.setProblems([{ column: 'reference', code: 409, line: 1 }])).toEqual([])
    expect(form.field(third, 'reference').problem).toEqual({ code: 409 })
  })

  test('the last one stays; one that is gone is a programming error', () => {
    const form = open()
    const only = first(form)
    form.removeLine(only)
    expect(form.lines()).toEqual([only])
    expect(() => form.removeLine(99)).toThrow(RangeError)
    expect(() => form.setDraft(only, 'nope', 'x')).toThrow(RangeError)
  })

  test('tell their coming and going, and the array is the same in between', () => {
    const form = open()
    const listener = vi.fn()
    form.subscribe('lines', listener)
    const before = form.lines()
    form.setDraft(first(form), 'reference', 'x')
    expect(form.lines()).toBe(before)
    const id = form.addLine() as number
    form.setDraft(id, 'reference', 'x')
    form.removeLine(id)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('a line added and removed again leaves the form as it was', () => {
    const form = open()
    const id = form.addLine() as number
    form.setDraft(id, 'reference', 'x')
    expect(form.dirty()).toBe(true)
    form.removeLine(id)
    expect(form.dirty()).toBe(false)
  })
})

describe('columns shown [console 2.1.8]', () => {
  test('are those of the form, in its order, by criterion; the server has its own', () => {
    const columns = ['weight', 'insured', 'isLost', 'reference']
    const form = createFormStore({ entity: parcel, context: contextOf(), columns })
    expect(form.columns()).toEqual(['weight', 'reference'])
    form.setContext(contextOf({ flags: { insurance: true } }))
    expect(form.columns()).toEqual(['weight', 'insured', 'reference'])
  })

  test('change only when the context changes them; errors of hidden ones go, what was typed stays', () => {
    const form = createFormStore({ entity: parcel, context: contextOf({ flags: { insurance: true } }) })
    const line = first(form)
    const listener = vi.fn()
    form.subscribe('columns', listener)
    const before = form.columns()
    form.setContext(contextOf({ flags: { insurance: true }, level: 2 }))
    expect(form.columns()).toBe(before)
    form.setDraft(line, 'insured', 'perhaps')
    form.commit(line, 'insured')
    form.setContext(contextOf())
    expect(form.field(line, 'insured')).toMatchObject({ draft: 'perhaps' })
    expect(form.field(line, 'insured').problem).toBeUndefined()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
