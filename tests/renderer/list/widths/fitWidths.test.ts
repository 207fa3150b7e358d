import { describe, expect, it } from 'vitest'
import { brokenAt } from '#renderer/list/widths/brokenAt.ts'
import { fitWidths } from '#renderer/list/widths/fitWidths.ts'

const text = (natural: number) => ({ natural, least: Math.min(natural, 120) })
const figure = (natural: number) => ({ natural, least: natural })

describe('the columns of a list', () => {
  it('get what they ask for and share what is left over, the wider ones more of it', () => {
    expect(fitWidths([text(100), figure(50)], 300)).toEqual([200, 100])
  })

  it('fill the room and cut the widest text where not all fit', () => {
    expect(fitWidths([text(400), text(200), figure(80)], 500)).toEqual([220, 200, 80])
  })

  it('cut texts of one length alike', () => {
    expect(fitWidths([text(400), text(400), figure(80)], 480)).toEqual([200, 200, 80])
  })

  it('give room to what names a row and where it is before the others', () => {
    const name = { natural: 400, least: 180, first: true }
    const place = { natural: 240, least: 150, first: true }
    expect(fitWidths([name, place, text(300), figure(80)], 700)).toEqual([260, 240, 120, 80])
    expect(fitWidths([name, place, text(300), figure(80)], 900)).toEqual([400, 240, 180, 80])
  })

  it('never cut what is no text, and no text below its least', () => {
    expect(fitWidths([text(400), figure(150), figure(150)], 430)).toEqual([130, 150, 150])
  })

  it('scroll where even that does not fit: values in one line, or on two where that would be long', () => {
    const long = { natural: 400, least: 225 }
    expect(fitWidths([long, text(150), text(280), figure(300)], 400)).toEqual([225, 150, 280, 300])
  })

  it('scroll by twice what is missing at most, that a little too narrow a window moves no column far', () => {
    const [one, two] = [
      { natural: 270, least: 200 },
      { natural: 250, least: 190 },
    ]
    expect(fitWidths([one, two, figure(100)], 484)).toEqual([200, 196, 100])
    expect(fitWidths([one, two, figure(100)], 490)).toEqual([200, 190, 100])
  })

  it.each([300, 481, 777, 1000])(
    'are together as wide as the room of %i pixels, or wider than it',
    (room) => {
      const wishes = [text(310), text(175), figure(60), text(90), figure(75)]
      const total = fitWidths(wishes, room).reduce((sum, one) => sum + one, 0)
      expect(total).toBeGreaterThanOrEqual(room - 1e-6)
    },
  )
})

describe('a text on two lines', () => {
  it.each([
    ['Aushilfsvertrag ', 'Anästhesietechnischer Assistent'],
    ['St.-Elisabeth-', 'Krankenhaus Auental'],
    ['Clinique des ', 'Trois-Rivières'],
    ['Fachkrankenhaus', ''],
    ['+33 6 39 98 00 96', ''],
    ['', ''],
  ])('is broken where its longer line is shortest: %s|%s', (first, second) => {
    expect(brokenAt(first + second)).toBe(first.length)
  })
})
