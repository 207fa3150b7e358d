import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ruledEntities, ruleNames } from '#dsl/entities/ruleNames.ts'
import { catalogue } from '#schemas'
import { described } from '#schemas/described/described.ts'
import { projectRoot } from '../../generators/files.ts'
import { languages } from '../../generators/languages.ts'
import { figuresOf } from '../../generators/specification/sources/figures.ts'
import { proofsIn, readProofs } from '../../generators/specification/sources/proofs.ts'
import { lackOf, traceOf } from '../../generators/specification/sources/trace.ts'
import { elementsWith } from './html.ts'
import { site } from './site.ts'

const read = readProofs(projectRoot)
const trace = traceOf(described, read)
const registered = new Set(trace.sections.map(({ name }) => name))
const files = await site

describe('what exists names the sections that it was built after', () => {
  it('every table and card, every page, flow and thing with states, and every rule', () => {
    expect(Object.keys(described.tables).sort()).toEqual(
      [...catalogue.tables.keys(), ...catalogue.cards.keys()].sort(),
    )
    const rules = ruledEntities([...catalogue.entities.values()]).map(
      (entity) => [entity.name, [...ruleNames(entity)].sort()] as const,
    )
    expect(
      Object.entries(described.rules).map(([entity, named]) => [entity, Object.keys(named).sort()]),
    ).toEqual(rules.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    expect(trace.named.filter(([, sections]) => sections.length === 0)).toEqual([])
  })

  it('and none that is not registered', () => {
    const named = trace.named.flatMap(([, sections]) => sections)
    expect([...named, ...described.setAside].filter((name) => !registered.has(name))).toEqual([])
  })
})

describe('tests that name sections', () => {
  it('name none that is not there', () => {
    const unknown = read.proofs.flatMap(({ file, sections }) =>
      sections.filter((name) => !registered.has(name)).map((name) => `${file}: ${name}`),
    )
    expect(unknown).toEqual([])
    expect(read.proofs.length).toBeGreaterThan(150)
  })

  it('name them at the end of a title, and nowhere else where they would not be read', () => {
    const documents = Object.keys(described.documents).join('|')
    const stray = read.files.flatMap((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8')
      const tags = text.match(new RegExp(`\\[(?:${documents}) [^\\]\\n]*\\]`, 'g')) ?? []
      const found = proofsIn(file, text).map(({ sections }) => `[${sections.join(', ')}]`)
      return tags.length === found.length ? [] : [`${file}: ${tags.filter((tag) => !found.includes(tag))}`]
    })
    expect(stray.filter((line) => !line.startsWith('tests/specification/traceability.test.ts'))).toEqual([])
  })

  it('are read whatever quotes their titles have, with several sections or one', () => {
    const text = `it('is soft [console 4.5]', a)\ntest.each(b)(\`in c [area 2.1, house 9]\`, d)\nit('[5]', e)`
    expect(proofsIn('a.test.ts', text).map(({ title, sections }) => [title, sections])).toEqual([
      ['is soft', ['console 4.5']],
      ['in c', ['area 2.1', 'house 9']],
    ])
  })
})

describe('the report', () => {
  it('has a line for each section, which says what it lacks', () => {
    for (const language of languages) {
      const lines = elementsWith(files.get(`${language}/sources.html`) ?? '', 'data-section')
      expect(lines.map((line) => [line['data-section'], line['data-lack']])).toEqual(
        trace.sections.map((one) => [one.name, lackOf(one)]),
      )
    }
  })

  it('tells a section that nothing keeps, one that nothing proves, and one that has neither', () => {
    const small = traceOf(
      {
        ...described,
        documents: { house: { 1: 'savedViews', 2: 'outbox', 3: 'work', 4: 'aboutData' } },
        tables: { schedule: ['house 1', 'house 2'] },
        rules: {},
        common: {},
        setAside: [],
        pages: {},
        flows: {},
        lifecycles: {},
      },
      { files: [], proofs: proofsIn('a.test.ts', "it('x [house 1, house 3]')") },
    )
    expect(small.sections.map(lackOf)).toEqual(['none', 'test', 'schema', 'both'])
  })

  it('stands on the index in numbers: all tables and all flows name their source', () => {
    const percents = new Map(figuresOf(trace).map((figure) => [figure.name, figure]))
    for (const name of ['tableNamed', 'flowNamed', 'ruleNamed', 'pageNamed', 'lifecycleNamed']) {
      const { done, all } = percents.get(name) ?? { done: 0, all: 1 }
      expect([name, done]).toEqual([name, all])
    }
    for (const language of languages) {
      const shown = elementsWith(files.get(`${language}/index.html`) ?? '', 'data-figure')
      expect(shown.map((one) => [one['data-figure'], one['data-percent']])).toEqual(
        expect.arrayContaining([
          ['tableNamed', '100'],
          ['flowNamed', '100'],
        ]),
      )
    }
  })
})
