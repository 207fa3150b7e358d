import { describe, expect, it } from 'vitest'
import { planLines } from '#engine/save/planLines.ts'
import { linkLines, planLinks } from '#engine/save/planLinks.ts'
import { institutionChronos } from '#schemas/entities/institutionChronos.ts'
import { level } from '#schemas/entities/level.ts'
import { admin } from '#schemas/tables/admin.ts'
import { scheduleEntity } from '#schemas/tables/schedule.ts'

const lines = [
  { lineId: 3, row: { a: 1 } },
  { lineId: 8, row: { a: 2 } },
]
const bodies = (writes: ReturnType<typeof planLines>) =>
  writes.map(({ change }) => (change.do === 'insert' ? change.body : change))

describe('the writes of a creation', () => {
  it('are one a line for rows that institutions share', () => {
    expect(bodies(planLines(scheduleEntity, lines, [1, 2]))).toEqual([
      { a: 1, institution: [1, 2] },
      { a: 2, institution: [1, 2] },
    ])
  })

  it('give a shared row its institutions once: no correction says others', () => {
    expect(planLines(scheduleEntity, lines, [1, 2])[0]?.change).toMatchObject({ fixed: ['institution'] })
  })

  it('are one for the institutions that the same is for, the first of them under the name of the line', () => {
    const within = (row: object, institution: number) => ({
      ...row,
      a: institution === 2 ? null : 1,
      service: [],
    })
    const line = { lineId: 3, row: { a: 1, service: [7, 8] } }
    const writes = planLines(admin.entity, [line], [1, 2, 4], { within })
    expect(bodies(writes)).toEqual([
      { a: 1, service: [7, 8], institution: [1, 4] },
      { a: null, service: [7, 8], institution: [2] },
    ])
    expect(writes.map(({ name }) => name)).toEqual(['3', '3-2'])
  })

  it('have names that a key of theirs has room for, however many institutions there are', () => {
    const within = (row: object, institution: number) => ({ ...row, a: institution % 2 })
    const many = Array.from({ length: 400 }, (_, nth) => 10_000 + nth)
    const names = planLines(scheduleEntity, lines, many, { within }).map(({ name }) => name)
    expect(new Set(names).size).toBe(4)
    for (const name of names) expect(name.length).toBeLessThan(100)
  })

  it('are one a line and institution for rows of one institution', () => {
    expect(bodies(planLines(institutionChronos, lines, [1, 2]))).toEqual([
      { a: 1, institution: 1 },
      { a: 1, institution: 2 },
      { a: 2, institution: 1 },
      { a: 2, institution: 2 },
    ])
  })

  it('name no institution for rows common to all', () => {
    expect(bodies(planLines(level, lines, [1, 2]))).toEqual([{ a: 1 }, { a: 2 }])
  })

  it('tie a row that is there to each institution that lacks it, and make no other', () => {
    const attached = new Map([[3, { id: 7, version: 2, institution: [1] }]])
    expect(bodies(planLines(scheduleEntity, lines, [1, 2, 4], { attached }))).toEqual([
      { do: 'link', ids: [7], institution: 2 },
      { do: 'link', ids: [7], institution: 4 },
      { a: 2, institution: [1, 2, 4] },
    ])
  })
})

it('rows that are picked go to each institution that lacks them, a hundred a call', () => {
  const rows = Array.from({ length: 120 }, (_, id) => ({ id, version: 1, institution: id === 0 ? [1] : [] }))
  const calls = planLinks(linkLines(rows, [1, 2])).map(({ change }) =>
    change.do === 'link' ? [change.institution, change.ids.length] : [],
  )
  expect(calls).toEqual([
    [1, 100],
    [1, 19],
    [2, 100],
    [2, 20],
  ])
})
