import { describe, expect, it } from 'vitest'
import {
  attached,
  common,
  entity,
  everyone,
  inInstitution,
  itself,
  level,
  nobody,
  permitted,
  relation,
  shared,
  text,
} from '#dsl'
import type { Access } from '#dsl/entities/access.ts'
import type { Belongs } from '#dsl/entities/belonging.ts'
import { within } from '#engine/access/places.ts'
import { HttpProblem } from '#server/errors.ts'
import { demand, isVisible, type Operation, reach, visibleTo } from '#server/resources/catalogue/access.ts'
import { type Resource, resourcesOf } from '#server/resources/catalogue/resource.ts'
import { person } from '../harness.ts'

const resourceOf = (access: Access, belongs: Belongs, operation: Operation = 'read'): Resource => {
  const rules = { read: nobody, insert: nobody, update: nobody, remove: nobody, [operation]: access }
  const thing = entity('thing', {
    columns: { name: text(), house: relation('house') },
    belongs,
    access: rules,
    label: 'name',
  })
  const link = entity('houseHasThing', {
    columns: { thing: relation('thing'), institution: relation('house') },
    belongs: inInstitution(),
    access: rules,
    label: 'thing',
  })
  const entities = new Map([thing, link].map((one) => [one.name as string, one]))
  return resourcesOf({ entities, tables: new Map(), menu: [], permissions: {} } as never).of('thing')
}
const statusOf = (ask: () => unknown): unknown => {
  try {
    return ask()
  } catch (error) {
    return error instanceof HttpProblem ? error.status : error
  }
}

const provider = person()
const manager = person({ level: 2, institutions: [1, 3], permissions: { 1: ['write'], 3: ['other'] } })
const bare = person({ level: 4, institutions: [3] })
const shut = person({ level: 4, institutions: [] })
const placed = inInstitution('house')
const linked = shared('house-has-thing')

describe('where a person may do something [console 6.2]', () => {
  it.each([
    ['nobody', nobody, [403, 403, 403, 403]],
    ['everyone', everyone, ['all', 'all', 'all', 'all']],
    ['attached', attached, ['all', [1, 3], [3], []]],
    ['level 1', level(1), ['all', 403, 403, 403]],
    ['level 2', level(2), ['all', [1, 3], 403, 403]],
    ['level 4', level(4), ['all', [1, 3], [3], []]],
    ['permitted', permitted('write'), ['all', [1], [], []]],
  ] as const)(
    '%s: in institutions, in what several share, in institutions themselves',
    (_, access, reaches) => {
      for (const belongs of [placed, linked, itself])
        for (const operation of ['read', 'insert', 'update', 'remove'] as const) {
          const resource = resourceOf(access, belongs, operation)
          const found = [provider, manager, bare, shut].map((who) =>
            statusOf(() => reach(who, resource, operation)),
          )
          expect(found, `${belongs.to} ${operation}`).toEqual(reaches)
          const other = operation === 'read' ? 'update' : 'read'
          expect(statusOf(() => reach(provider, resource, other))).toBe(403)
        }
    },
  )

  it.each([
    ['nobody', nobody, [403, 403, 403, 403]],
    ['everyone', everyone, ['all', 'all', 'all', 'all']],
    ['attached', attached, ['all', 'all', 'all', 'all']],
    ['level 1', level(1), ['all', 403, 403, 403]],
    ['level 4', level(4), ['all', 'all', 'all', 'all']],
    // Fails where a permission that is granted nowhere opens what is common to all.
    ['permitted', permitted('write'), ['all', 'all', 403, 403]],
  ] as const)('%s: in what is common to all', (_, access, reaches) => {
    const resource = resourceOf(access, common)
    const found = [provider, manager, bare, shut].map((who) => statusOf(() => reach(who, resource, 'read')))
    expect(found).toEqual(reaches)
  })
})

describe('what a person may see', () => {
  it.each([
    ['nobody', nobody, [[], [], [], []], [[], [], [], []]],
    ['everyone', everyone, ['all', 'all', 'all', 'all'], ['all', 'all', 'all', 'all']],
    ['attached', attached, ['all', [1, 3], [3], []], ['all', 'all', 'all', []]],
    ['level 1', level(1), ['all', [], [], []], ['all', [], [], []]],
    ['permitted', permitted('write'), ['all', [1], [], []], ['all', 'all', [], []]],
  ] as const)('%s', (_, access, own, ofAll) => {
    const seen = (belongs: Belongs) =>
      [provider, manager, bare, shut].map((who) => visibleTo(who, resourceOf(access, belongs)))
    expect(seen(placed)).toEqual(own)
    expect(seen(common)).toEqual(ofAll)
  })

  it('is asked of reading alone', () => {
    expect(visibleTo(manager, resourceOf(attached, placed, 'update'))).toEqual([])
  })
})

describe('the institutions of a row', () => {
  const row = { id: 5, version: 1, house: 7, institution: [1, 2] }

  it('make it visible where one of them is, and to all who see all', () => {
    const resource = resourceOf(attached, linked)
    const seen = (visible: 'all' | number[]) => isVisible(resource, row, visible)
    expect([seen('all'), seen([2, 9]), seen([9]), seen([])]).toEqual([true, true, false, false])
    expect(isVisible(resourceOf(attached, common), row, 'all')).toBe(true)
    expect(isVisible(resourceOf(attached, common), row, [1])).toBe(false)
  })
})

describe('institutions of a call', () => {
  it.each([
    [[1, 2], 'all', true],
    [[1, 2], [1, 2, 3], true],
    [[], [], true],
    [[1, 2], [1], false],
    [[2], [1], false],
    [[1], [], false],
  ] as const)('%j within %j: %s', (ids, allowed, inside) => {
    expect(within(ids, allowed)).toBe(inside)
    expect(statusOf(() => demand(ids, allowed))).toBe(inside ? undefined : 403)
  })
})
