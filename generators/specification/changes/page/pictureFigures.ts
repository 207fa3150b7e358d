import { createElement as h, type ReactNode } from 'react'
import type { ChangesReport, ScreenPicture } from '../report.ts'
import type { Voices } from '../words/changeText.ts'
import { nameOf } from './screenName.ts'

/** A screen before and now, side by side; one of them alone where the screen is new or gone. */
export const pictureFigures = (voices: Voices, report: ChangesReport, table?: string): ReactNode => {
  const { next } = voices
  const own = report.pictures.filter((one) => table !== undefined && one.table === table)
  if (own.length === 0) return null
  const side = (picture: ScreenPicture, which: 'before' | 'after'): ReactNode => {
    const source = picture[which]
    if (source === undefined) return null
    const screen = next.say(`changes.pictureOf.${picture.state}`, {
      table: nameOf(voices, report, picture.table),
    })
    const caption = next.say('pair', { name: next.say(`changes.${which}`), value: screen })
    return h(
      'figure',
      { key: which },
      h('figcaption', null, caption),
      h(
        'a',
        { href: `../../${source}` },
        h('img', { src: `../../${source}`, alt: caption, loading: 'lazy' }),
      ),
    )
  }
  return h(
    'div',
    { className: 'spec-pictures' },
    ...own.flatMap((picture) => [side(picture, 'before'), side(picture, 'after')]),
  )
}
