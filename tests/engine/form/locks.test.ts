import { describe, expect, it } from 'vitest'
import type { Context } from '#dsl/criterion.ts'
import { createFormStore } from '#engine/form/formStore.ts'
import { togetherLocked } from '#engine/form/locks.ts'
import { counterEntity } from '#schemas/entities/counter.ts'
import { institutionHasAdmin } from '#schemas/entities/institutionHasAdmin.ts'
import { institutionOptionEntity } from '#schemas/tables/institutionOption.ts'
import { scheduleEntity } from '#schemas/tables/schedule.ts'

const context = (mode: Context['mode']): Context => ({
  mode,
  level: 1,
  institutions: [1],
  records: {},
  options: {},
  flags: {},
})

describe('why a field is locked', () => {
  it('is that it is computed, and from what', () => {
    const store = createFormStore({ entity: scheduleEntity, context: context('create') })
    const [line = 0] = store.lines()
    expect(store.lock(line, 'nbWorkedMinutes')).toEqual({
      why: 'computed',
      columns: ['beginAt', 'endAt', 'break'],
    })
    expect(store.lock(line, 'code')).toBeUndefined()
  })

  it('is that it is fixed with the creation, once that is done', () => {
    const lockIn = (mode: Context['mode']) => {
      const store = createFormStore({ entity: counterEntity, context: context(mode), rows: [{ id: 1 }] })
      return store.lock(store.lines()[0] ?? 0, 'statut')
    }
    expect([lockIn('create'), lockIn('modify')]).toEqual([undefined, { why: 'afterCreation' }])
  })

  it('is that something else sets it', () => {
    const store = createFormStore({ entity: institutionOptionEntity, context: context('modify') })
    expect(store.lock(store.lines()[0] ?? 0, 'hasHubloPool')).toEqual({ why: 'elsewhere' })
  })

  it('is that the person may not, for some columns or for all, computed ones too', () => {
    const lockBy = (writable: ReadonlySet<string>, name: string) => {
      const store = createFormStore({ entity: scheduleEntity, context: context('modify'), writable })
      return store.lock(store.lines()[0] ?? 0, name)?.why
    }
    const some = new Set(['code'])
    expect(['code', 'beginAt', 'nbWorkedMinutes'].map((name) => lockBy(some, name))).toEqual([
      undefined,
      'right',
      'computed',
    ])
    expect(lockBy(new Set(), 'nbWorkedMinutes')).toBe('right')
  })

  it('is that the row is not in use, save of what says so', () => {
    const lockOf = (isActivated: boolean, name: string) => {
      const store = createFormStore({
        entity: institutionHasAdmin,
        context: context('modify'),
        rows: [{ id: 1, isActivated }],
        status: 'isActivated',
      })
      return store.lock(store.lines()[0] ?? 0, name)?.why
    }
    expect([lockOf(false, 'matricule'), lockOf(false, 'isActivated'), lockOf(true, 'matricule')]).toEqual([
      'inactive',
      undefined,
      undefined,
    ])
  })

  it('is that there is nothing to say for the value of another column', () => {
    const store = createFormStore({
      entity: counterEntity,
      context: context('modify'),
      rows: [{ id: 1, whichCounter: 4 }],
    })
    const [line = 0] = store.lines()
    expect(store.lock(line, 'starter')).toEqual({ why: 'decided', columns: ['whichCounter'] })
    store.setValue(line, 'whichCounter', 1)
    expect(store.lock(line, 'starter')).toBeUndefined()
  })
})

it('is said once for several fields that stand together, and in place for one alone', () => {
  const reasons = new Map([
    ['a', 'granted'],
    ['b', undefined],
    ['c', 'granted'],
    ['d', 'computed'],
  ])
  expect(togetherLocked(reasons)).toEqual([{ reason: 'granted', columns: ['a', 'c'] }])
})
