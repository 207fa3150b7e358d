import { describe, expect, it } from 'vitest'
import { shiftOf } from '#renderer/pictures/shift.ts'

describe('a shift', () => {
  it('of one day stands on 24 hours', () => {
    expect(shiftOf({ begin: '06:45', end: '14:15', pause: '00:30' })).toEqual({
      begin: 405,
      end: 855,
      pause: 30,
      worked: 420,
      nextDay: false,
      axis: 1440,
    })
  })

  it('past midnight stands on 36 hours, as one bar', () => {
    expect(shiftOf({ begin: '21:00', end: '07:00', pause: null })).toMatchObject({
      begin: 1260,
      end: 1860,
      nextDay: true,
      axis: 2160,
    })
  })

  it('of nearly a whole day, begun late, gets the room it needs', () => {
    expect(shiftOf({ begin: '20:00', end: '19:00' })).toMatchObject({ end: 2580, axis: 2880 })
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
