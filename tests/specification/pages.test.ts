import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { described } from '#schemas/described/described.ts'
import { projectRoot } from '../../generators/files.ts'
import { readLabels, stem } from '../../generators/labels/locale.ts'
import { languages } from '../../generators/languages.ts'
import { unseenEntities } from '../../generators/specification/map/told.ts'
import { elementsWith, pagesIn, proseOf } from './html.ts'
import { site } from './site.ts'

const files = await site
const pages = pagesIn(files)

describe('the pages', () => {
  it('are one of each table, form and page in every language, each in its language', () => {
    for (const language of languages) {
      for (const name of [...catalogue.tables.keys(), ...catalogue.cards.keys()]) {
        const page = files.get(`${language}/tables/${name}.html`)
        expect(page).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
        expect(files.get(`${language}/index.html`)).toContain(`href="tables/${name}.html"`)
      }
    }
    const unseen = unseenEntities({ catalogue, described }).length
    const told = catalogue.tables.size + catalogue.cards.size + Object.keys(described.pages).length + unseen
    // Beside them the index, the map, the flows and the sources of each language, and where one comes in.
    expect(pages).toHaveLength(languages.length * (told + 4) + 1)
  })

  it('have an anchor for each column of the table and each of its rules', () => {
    for (const [name, { entity }] of catalogue.tables) {
      const page = files.get(`fr/tables/${name}.html`) ?? ''
      const ids = elementsWith(page, 'id').map(({ id = '' }) => id)
      for (const column of Object.keys(entity.columns)) expect(ids).toContain(`column-${column}`)
      expect(ids.filter((id) => id.startsWith('rule-')).length).toBeGreaterThanOrEqual(entity.rules.length)
    }
  })

  it('say nothing that is no word of their language', () => {
    const keys =
      /\b(?:specification|tables|enums|gallery|criteria|reasons|errors|entities|confirmations|menu|mail)\.\w/
    for (const [path, html] of pages) {
      const prose = proseOf(html)
      expect([path, keys.exec(prose)?.[0]]).toEqual([path, undefined])
      expect([path, /undefined|\[object|NaN|\{\{|\}\}/.exec(html)?.[0]]).toEqual([path, undefined])
      expect([path, /\b(?!kB\b)[a-z]+[A-Z]\w*/.exec(prose)?.[0]]).toEqual([path, undefined])
    }
  })

  it('have every anchor once, and every link leads somewhere', () => {
    const idsOf = new Map(
      pages.map(([path, html]) => [path, elementsWith(html, 'id').map(({ id = '' }) => id)]),
    )
    for (const [path, ids] of idsOf) expect([path, ids.length]).toEqual([path, new Set(ids).size])
    for (const [path, html] of pages)
      for (const { href = '' } of elementsWith(html, 'href')) {
        if (/^\/(?:docs$|gallery\?)/.test(href)) continue
        const [target = '', anchor] = href.split('#')
        const file = target ? posix.join(posix.dirname(path), target) : path
        expect([path, href, files.has(file)]).toEqual([path, href, true])
        if (anchor) expect([path, href, idsOf.get(file)?.includes(anchor)]).toEqual([path, href, true])
      }
  })

  it('need no script and nothing from elsewhere', () => {
    for (const [path, html] of pages)
      expect([path, /<script|<style|\sstyle=|(?:href|src)="https?:/.exec(html)?.[0]]).toEqual([
        path,
        undefined,
      ])
  })
})

it('every word of the specification is there in every language', () => {
  const said = languages.map((language) =>
    [...readLabels(projectRoot, language).keys()].filter((key) => key.startsWith('specification.')).map(stem),
  )
  const [french = [], ...others] = said.map((keys) => [...new Set(keys)].sort())
  expect(french.length).toBeGreaterThan(200)
  for (const keys of others) expect(keys).toEqual(french)
})
