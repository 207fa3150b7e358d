import { describe, expect, it, onTestFinished } from 'vitest'
import {
  attached,
  common,
  defineCatalogue,
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
import { forEachEngine } from '../db/engines.ts'
import { buildTestServer, person } from '../harness.ts'

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

forEachEngine('a grant beside a permission', ({ open }) => {
  // Fails where a permission that somebody has nowhere is taken for a right to some rows, beside which no grant is asked.
  it('is for those too who have the permission nowhere', async () => {
    const known = { read: everyone, insert: level(1), update: nobody, remove: nobody }
    const named = { columns: { name: text() }, access: known, label: 'name' } as const
    const house = entity('house', { ...named, belongs: itself })
    const writer = entity('writer', { ...named, belongs: common })
    const may = permitted('write')
    const notice = entity('notice', {
      columns: { name: text(), house: relation('house', { required: true }), by: relation('writer') },
      belongs: inInstitution('house'),
      access: { read: may, insert: may, update: may, remove: may },
      grants: [{ own: 'by', read: true, insert: true, update: ['name'], remove: true }],
      label: 'name',
    })
    const permissions = { write: 'mayWrite' }
    const catalogue = defineCatalogue({
      entities: [house, writer, notice],
      tables: [],
      menu: [],
      permissions,
    })
    const server = await buildTestServer({ database: await open(), catalogue })
    onTestFinished(() => server.close())
    const path = '/api/v2/notice'
    for (const made of ['house', 'writer', 'writer'])
      await server.call(provider, 'POST', `/api/v2/${made}`, { name: 'A' })
    const other = await server.call(provider, 'POST', path, { house: 1, name: 'Theirs', by: 1 })
    const own = person({ id: 2, level: 4, institutions: [1] })
    const made = await server.call(own, 'POST', path, { house: 1, name: 'Mine', by: 2 })
    expect(made.status, made.text).toBe(201)
    const one = (id: number) => `${path}/${id}`
    const change = (id: number) => server.call(own, 'PUT', one(id), { name: 'Changed' })
    expect([(await change(made.body.data.id)).status, (await change(other.body.data.id)).status]).toEqual([
      200, 404,
    ])
    expect((await server.list(own, path)).body.data).toMatchObject([{ name: 'Changed', by: 2 }])
    expect((await server.call(own, 'DELETE', one(made.body.data.id))).status).toBe(200)
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
