import { describe, expect, test } from 'vitest'
import {
  boolean,
  criterion,
  enumeration,
  flagOn,
  number,
  permitted,
  select,
  shorterThan,
  text,
  writtenByProvider,
} from '#dsl'
import { languages } from '../../../generators/languages.ts'
import { changesFiles, voicesOf } from '../../../generators/specification/changes/changesFiles.ts'
import { compare } from '../../../generators/specification/changes/compare/compare.ts'
import { declaredSince } from '../../../generators/specification/changes/declared.ts'
import { changesMarkdown } from '../../../generators/specification/changes/markdown.ts'
import type { ChangesReport } from '../../../generators/specification/changes/report.ts'
import { wordsOf } from '../../../generators/specification/words/words.ts'
import { elementsWith, proseOf } from '../html.ts'
import { boxesSaid, uniqueName } from './small.ts'

const speak = await wordsOf()
const words = (code: string) => ({
  tables: {
    boxes: {
      title: 'Cartons',
      columns: { name: 'Nom', code, size: 'Taille', gone: 'Parti', weight: 'Poids', n: 'Nombre' },
    },
    levels: { columns: { seeBoxes: 'Voir les cartons' } },
  },
  enums: { size: { s: 'Petit', l: 'Grand' } },
})
const hidden = criterion('hidden', flagOn('legacyJobs' as never))
const size = (values: readonly string[]) => select(enumeration('size', values))
const old = boxesSaid(
  { code: text(), size: size(['s', 'l']), gone: boolean(), weight: number() },
  {},
  words('Code'),
)
const next = boxesSaid(
  {
    code: text({ required: true, validate: [shorterThan(9)] }),
    size: size(['l']),
    weight: number({ show: hidden }),
    n: number(),
  },
  { rules: [uniqueName], access: { ...writtenByProvider, read: permitted('seeBoxes' as never) } },
  words('Code court'),
)
const report: ChangesReport = {
  from: { name: 'v1', commit: 'a'.repeat(40), date: '2026-11-02' },
  to: {},
  comparison: compare(old, next),
  declared: new Map([['box.gone: removed column', 'personne ne la lisait']]),
  counts: new Map([['box.code: tightened required', 1234]]),
  pictures: [],
}
const page = (language: (typeof languages)[number]) =>
  changesFiles(report, speak).get(`${language}/changes/index.html`) ?? ''
const bare = (html: string) =>
  proseOf(html)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')

describe('the page of changes', () => {
  test('says in French what breaks clients, what data, and which screens', () => {
    const prose = bare(page('fr'))
    expect(prose).toContain('Entre v1 (aaaaaaaa, 2 novembre 2026) et la version en cours.')
    for (const sentence of [
      'Cartons › Code court Devient obligatoire.',
      'Longueur maximale en caractères : 9 ; avant : 255.',
      'Un envoi qui crée une ligne sans cette valeur est refusé (419).',
      '1 234 lignes concernées dans la base examinée',
      'Cartons › Taille › « Petit »',
      'Nouvelle règle : Dans un même établissement, deux lignes ne peuvent pas avoir la même valeur dans : « Nom ».',
      'Affichée dans moins de cas : la fonctionnalité « gestion des métiers ici » est active. Avant : toujours.',
      'donne le droit « Voir les cartons » ; avant : les personnes rattachées à l’établissement, et le niveau 1.',
      'Déclaré dans docs/decisions.md : personne ne la lisait',
      'Lignes concernées : non comptées.',
    ])
      expect(prose).toContain(sentence)
    expect(prose).toMatch(/Cartons : \d/)
  })

  test('has every change once, with its texts before and now', () => {
    const ids = elementsWith(page('fr'), 'data-change').map((one) => one['data-change'])
    expect(ids.toSorted()).toEqual(report.comparison.changes.map(({ id }) => id).toSorted())
    expect(page('fr')).toContain('<del>Code</del><ins>Code court</ins>')
    const anchors = elementsWith(page('fr'), 'id').map(({ id }) => id)
    expect(anchors).toEqual([...new Set(anchors)])
    for (const { href = '' } of elementsWith(page('fr'), 'href'))
      if (href.startsWith('#')) expect(anchors).toContain(href.slice(1))
  })

  test.each(languages)('says nothing that is no word of %s', (language) => {
    expect(page(language)).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
    expect(proseOf(page(language))).not.toMatch(
      /\b(?:specification|tables|enums)\.\w|\{\{|undefined|\[object/,
    )
  })

  test('says that nothing has changed', () => {
    const same = { ...report, comparison: compare(old, old) }
    expect(bare(changesFiles(same, speak).get('fr/changes/index.html') ?? '')).toContain('Rien n’a changé.')
  })
})

describe('the Markdown of a merge request', () => {
  const markdown = changesMarkdown(voicesOf(report, speak('en-GB')), report)

  test('says the same, with the ids of what breaks and the lines that are owed', () => {
    expect(markdown).toContain('### For clients of the API')
    expect(markdown).toContain('- **Cartons › Code court** (Tightened) Becomes required.')
    expect(markdown).toContain('`box.code: tightened required`')
    const [, owed = ''] = markdown.split('```')
    expect(owed).toContain('- `box.code: tightened required`: …')
    expect(owed).not.toContain('box.gone')
  })

  test('takes no name for a sign of its own', () => {
    const marked = boxesSaid(
      { code: text() },
      {},
      { tables: { boxes: { title: 'a_b *c*', columns: { code: '<x>' } } } },
    )
    const without = boxesSaid({}, {}, { tables: { boxes: { title: 'a_b *c*' } } })
    const of = { ...report, comparison: compare(marked, without) }
    expect(changesMarkdown(voicesOf(of, speak('fr')), of)).toContain('**a\\_b \\*c\\* › \\<x\\>**')
  })
})

describe('what is declared', () => {
  const decisions = (...lines: readonly string[]) =>
    `# A\n\n## Breaking changes\n\n${lines.join('\n')}\n\n## B\n`
  const line = '- `a.b: removed column`: nobody read it'

  test('is a line under its heading that the former revision did not have', () => {
    expect([...declaredSince('', decisions(line))]).toEqual([['a.b: removed column', 'nobody read it']])
    expect(declaredSince(decisions(line), decisions(line)).size).toBe(0)
    expect([...declaredSince(decisions(line), decisions(line, '- `a.b: removed column`: again'))]).toEqual([
      ['a.b: removed column', 'again'],
    ])
  })

  test('has a reason, and stands nowhere else', () => {
    expect(declaredSince('', decisions('- `a.b: removed column`: …')).size).toBe(0)
    expect(declaredSince('', decisions('- `a.b: removed column`:')).size).toBe(0)
    expect(declaredSince('', `${decisions()}\n${line}\n`).size).toBe(0)
  })
})
