import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupedBy, limitedBy } from '#dsl'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Rule } from '#dsl/entities/rules.ts'
import { followLinks, isOffered, misfit, type Offer } from '#engine/linked.ts'
import { rowWithin } from '#engine/within.ts'
import { crew, crews } from '#tests/fixtures/crew.ts'

const HERE = 1
const ids = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const groups: readonly Offer[] = ids(4).map((id) => ({ id, institutions: [HERE] }))
/** Members of four groups, some of none; the last ones are of another institution. */
const membersBy = (owners: readonly (number | null)[]): readonly Offer[] =>
  owners.map((group, i) => ({
    id: i + 1,
    institutions: i < owners.length - 2 ? [HERE] : [2],
    points: { group },
  }))
const worlds = fc.record({
  members: fc
    .array(fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }), { minLength: 4, maxLength: 12 })
    .map(membersBy),
  clicks: fc.array(fc.record({ group: fc.boolean(), id: fc.integer({ min: 1, max: 12 }) }), {
    maxLength: 20,
  }),
})

/** All that the engine asks of an entity is its rules. */
const ruledBy = (...rules: Rule[]) => ({ rules, columns: {} }) as unknown as AnyEntity
const grouped = ruledBy(groupedBy('members', 'groups', 'group'))
const toggled = (list: readonly number[], id: number) =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id]

interface State {
  readonly groups: readonly number[]
  readonly members: readonly number[]
}

const click = (members: readonly Offer[], state: State, column: 'groups' | 'members', id: number): State => {
  const values = { ...state, [column]: toggled(state[column], id) }
  const offers = (name: string) => (name === 'groups' ? groups : members)
  return {
    ...values,
    ...followLinks(grouped, column, state[column], { values, institutions: [HERE], offers }),
  }
}
const membersOf = (members: readonly Offer[], group: number) =>
  members.filter((one) => one.points?.group === group && one.institutions?.includes(HERE)).map(({ id }) => id)

describe('groups and their members [console 4.10]', () => {
  test('after any clicks a group that has members is chosen exactly when all of them are', () => {
    const holds = fc.property(worlds, ({ members, clicks }) => {
      let state: State = { groups: [], members: [] }
      for (const { group, id } of clicks) {
        if (group ? id > groups.length : id > members.length - 2) continue
        state = click(members, state, group ? 'groups' : 'members', id)
        for (const { id: one } of groups) {
          const own = membersOf(members, one)
          if (own.length > 0)
            expect(state.groups.includes(one)).toBe(own.every((m) => state.members.includes(m)))
        }
      }
    })
    fc.assert(holds)
  })

  test('choosing a group and taking it out again touches no member of another, nor of another institution', () => {
    const holds = fc.property(worlds, fc.integer({ min: 1, max: 4 }), ({ members, clicks }, group) => {
      let state: State = { groups: [], members: [] }
      for (const { id } of clicks) if (id <= members.length - 2) state = click(members, state, 'members', id)
      if (state.groups.includes(group)) return
      const own = membersOf(members, group)
      const others = (list: readonly number[]) => list.filter((id) => !own.includes(id)).sort((a, b) => a - b)
      const chosen = click(members, state, 'groups', group)
      const left = click(members, chosen, 'groups', group)
      expect(others(chosen.members)).toEqual(others(state.members))
      expect(own.every((id) => chosen.members.includes(id))).toBe(true)
      expect(others(left.members)).toEqual(others(state.members))
      expect(own.some((id) => left.members.includes(id))).toBe(false)
    })
    fc.assert(holds)
  })

  test('a group taken out keeps its members when not all of them were chosen', () => {
    const members = membersBy([1, 1, null, null])
    expect(click(members, { groups: [1], members: [2] }, 'groups', 1)).toEqual({ groups: [], members: [2] })
  })

  test('nothing follows while what could follow is not known', () => {
    const scene = { values: { groups: [1], members: [] }, institutions: [HERE], offers: () => undefined }
    expect(followLinks(grouped, 'groups', [], scene)).toEqual({})
    const values = { groups: [], members: [1] }
    for (const known of ['groups', 'members']) {
      const offers = (column: string) => (column === known ? membersBy([1, null, null]) : undefined)
      expect(followLinks(grouped, 'members', [], { ...scene, values, offers }), known).toEqual({})
    }
  })
})

describe('what is within a parent [console 4.16]', () => {
  const limited = ruledBy(limitedBy('skill', 'job'), limitedBy('tools', 'skill'))
  const skills: readonly Offer[] = [
    { id: 1, points: { job: 1 } },
    { id: 2, points: { job: 2 } },
    { id: 3, points: { job: null } },
  ]
  const tools: readonly Offer[] = [
    { id: 1, points: { skill: 1 } },
    { id: 2, points: { skill: 2 } },
  ]
  const offers = (name: string) => ({ skill: skills, tools })[name]
  const follow = (values: Record<string, unknown>, before: unknown) =>
    followLinks(limited, 'job', before, { values, institutions: [], offers })

  test('goes when its parent does, and takes along what is within it', () => {
    expect(follow({ job: 2, skill: 1, tools: [1] }, 1)).toEqual({ skill: null, tools: [] })
    expect(follow({ job: 1, skill: 1, tools: [1] }, 2)).toEqual({})
    expect(follow({ job: [1, 2], skill: [1, 2, 3], tools: [] }, [1])).toEqual({})
    expect(follow({ job: [2], skill: [1, 2, 3], tools: [1, 2] }, [1, 2])).toEqual({
      skill: [2, 3],
      tools: [2],
    })
    expect(follow({ job: null, skill: 3, tools: [] }, 1)).toEqual({})
  })

  test('alone is offered, and what the form offers the server does not refuse', () => {
    const parent = fc.oneof(fc.constantFrom(null, 1, 2), fc.subarray([1, 2]))
    const pointing = new Map(skills.map(({ id, points }) => [id, points?.job ?? null]))
    const holds = fc.property(parent, (job) => {
      const offered = skills.filter(isOffered(limited, 'skill', { values: { job }, institutions: [] }))
      expect(offered.map(({ id }) => id)).toContain(3)
      expect(
        misfit(
          pointing,
          job,
          offered.map(({ id }) => id),
        ),
      ).toBe(false)
    })
    fc.assert(holds)
    expect(misfit(pointing, 1, 2)).toBe(true)
    expect(misfit(pointing, null, 2)).toBe(false)
  })
})

test('a row for several institutions has in each what is known there', () => {
  const offers = () => [
    { id: 1, institutions: [1] },
    { id: 2, institutions: [1, 2] },
  ]
  const row = { name: 'x', wards: [1], members: [1, 2, 9] }
  expect(rowWithin(crew, row, 2, offers)).toEqual({ name: 'x', wards: [], members: [2, 9] })
})

test('a rule over inputs that do not point at one another is no catalogue', () => {
  expect(() => crews()).not.toThrow()
  const wrong = groupedBy('members', 'wards', 'name')
  expect(() => crews([wrong])).toThrow('members is not linked with wards by name')
})
