import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** A sheet of paper, as it comes out of the printer. */
export interface Sheet {
  readonly landscape: boolean
  /** All that is printed on it, in the order in which it is drawn. */
  readonly text: string
}

/** The objects of a file as the browser writes it, by number: what each says, and what its stream holds. */
const objectsOf = (file: Buffer): ReadonlyMap<string, { readonly head: string; stream(): string }> => {
  const text = file.toString('latin1')
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n(.*?)(?:endobj| stream\n)/gs)].map((found) => {
      const [all, id = '', head = ''] = found
      const [, length] = /\/Length (\d+)/.exec(head) ?? []
      const from = found.index + all.length
      const packed = file.subarray(from, from + Number(length))
      // A blank page has nothing to unpack.
      const stream = () => (packed.length > 0 ? inflateSync(packed).toString('latin1') : '')
      return [id, { head, stream }]
    }),
  )
}

const letter = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What each glyph of a font stands for. */
const lettersOf = (map: string): ReadonlyMap<number, string> => {
  const letters = new Map<number, string>()
  for (const [, body = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, glyph = '', to = ''] of body.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(Number.parseInt(glyph, 16), letter(to))
  for (const [, body = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, first = '', last = '', to = ''] of body.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const [from, upTo, code] = [first, last, to].map((hex) => Number.parseInt(hex, 16))
      for (let glyph = from ?? 0; glyph <= (upTo ?? -1); glyph++)
        letters.set(glyph, String.fromCodePoint((code ?? 0) + glyph - (from ?? 0)))
    }
  return letters
}

/** Prints the page as the browser would, on the paper that it asks for. */
export const printed = async (page: Page): Promise<readonly Sheet[]> => {
  const objects = objectsOf(await page.pdf({ preferCSSPageSize: true }))
  const named = (id: string | undefined) => objects.get(id ?? '')
  return [...objects.values()].flatMap(({ head }) => {
    if (!/\/Type \/Page\b/.test(head)) return []
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? []
    const fonts = new Map(
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, font = '', id]) => {
        const [, map] = /\/ToUnicode (\d+) 0 R/.exec(named(id)?.head ?? '') ?? []
        return [font, lettersOf(named(map)?.stream() ?? '')]
      }),
    )
    let letters: ReadonlyMap<number, string> | undefined
    let text = ''
    const [, drawn] = /\/Contents (\d+) 0 R/.exec(head) ?? []
    for (const [, font, glyphs] of (named(drawn)?.stream() ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)>/g)) {
      if (font !== undefined) letters = fonts.get(font)
      for (const [glyph] of (glyphs ?? '').matchAll(/\w{4}/g))
        text += letters?.get(Number.parseInt(glyph, 16)) ?? ''
      if (font !== undefined) text += '\n'
    }
    return [{ landscape: Number(width) > Number(height), text: text.normalize('NFKC') }]
  })
}
