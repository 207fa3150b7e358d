import { describe, expect, it } from 'vitest'
import { shiftOf } from '#renderer/pictures/shift.ts'

describe('a shift', () => {
  it('of one day has begin, end, break and what is worked', () => {
    expect(shiftOf({ begin: '06:45', end: '14:15', pause: '00:30' })).toEqual({
      begin: 405,
      end: 855,
      pause: 30,
      worked: 420,
      nextDay: false,
    })
  })

  it('past midnight is one bar', () => {
    expect(shiftOf({ begin: '21:00', end: '07:00', pause: null })).toMatchObject({
      begin: 1260,
      end: 1860,
      nextDay: true,
    })
  })

  it('of nearly a whole day, begun late, ends on the next one', () => {
    expect(shiftOf({ begin: '20:00', end: '19:00' })).toMatchObject({ end: 2580 })
  })

  it('never has a break longer than itself', () => {
    expect(shiftOf({ begin: '08:00', end: '09:00', pause: '02:00' })).toMatchObject({
      pause: 60,
      worked: -60,
    })
  })

  it('is none while a time is missing', () => {
    expect(shiftOf({ begin: '08:00', end: null })).toBeUndefined()
    expect(shiftOf({ begin: '08:00', end: undefined, pause: '00:30' })).toBeUndefined()
  })
})
