import { describe, expect, it } from 'vitest'
import { createKeys, planCells, runCells } from '#renderer/form/fanOut.ts'
import { institutionChronos } from '#schemas/entities/institutionChronos.ts'
import { level } from '#schemas/entities/level.ts'
import { scheduleEntity } from '#schemas/tables/schedule.ts'

const lines = [
  { lineId: 3, row: { a: 1 } },
  { lineId: 8, row: { a: 2 } },
]
const bodies = (cells: ReturnType<typeof planCells>) => cells.map((cell) => cell.body)

describe('the writes of a creation', () => {
  it('are one a line for rows that institutions share', () => {
    expect(bodies(planCells(scheduleEntity, lines, [1, 2]))).toEqual([
      { a: 1, institution: [1, 2] },
      { a: 2, institution: [1, 2] },
    ])
  })

  it('are one a line and institution for rows of one institution', () => {
    expect(bodies(planCells(institutionChronos, lines, [1, 2]))).toEqual([
      { a: 1, institution: 1 },
      { a: 1, institution: 2 },
      { a: 2, institution: 1 },
      { a: 2, institution: 2 },
    ])
  })

  it('name no institution for rows common to all', () => {
    expect(bodies(planCells(level, lines, [1, 2]))).toEqual([{ a: 1 }, { a: 2 }])
  })

  it('go on when one fails, and come back in order', async () => {
    const cells = planCells(institutionChronos, lines, [1, 2, 3])
    let running = 0
    let most = 0
    const outcomes = await runCells(cells, async (cell) => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      if (cell.name === '3-2') throw { code: 409, status: 409 }
      return { id: 1, version: 1 }
    })
    expect(outcomes.map((outcome) => ('row' in outcome ? 'written' : outcome.problem.code))).toEqual([
      'written',
      409,
      ...Array.from({ length: 4 }, () => 'written'),
    ])
    expect(most).toBeLessThanOrEqual(4)
  })

  it('keep their key until their content changes', () => {
    const keyOf = createKeys()
    const first = keyOf('1', { a: 1 })
    expect(keyOf('1', { a: 1 })).toBe(first)
    expect(keyOf('1', { a: 2 })).not.toBe(first)
    expect(keyOf('2', { a: 1 })).not.toBe(first)
  })
})
