import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { placesOf } from '#engine/access/places.ts'
import { readCsv } from '#engine/csv/readCsv.ts'
import { readText } from '#engine/readText.ts'
import { rowSchema, shapeOf } from '#engine/validation/shape.ts'
import { validateColumns } from '#engine/validation/validate.ts'
import { catalogue } from '#schemas'
import { languages } from '../../generators/languages.ts'
import { callExample } from '../../generators/specification/examples/callExamples.ts'
import { samplesOf } from '../../generators/specification/examples/samples.ts'
import { rootPath } from '../../generators/specification/sections/calls.ts'
import { wordsOf } from '../../generators/specification/words/words.ts'
import { answerProblems, bodyProblems } from '../openapi/document.ts'
import { elementsWith, proseOf } from './html.ts'
import { site } from './site.ts'

const files = await site
const speak = await wordsOf()
const samples = samplesOf(speak('fr'), catalogue)
const tables = [...catalogue.tables.values()]
const pageOf = (name: string, language = 'fr') => files.get(`${language}/tables/${name}.html`) ?? ''
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })

const proseOfTable = (name: string, language = 'fr') => proseOf(pageOf(name, language))

describe('questions', () => {
  it('name a row as the console does: a choice by its label, a relation by the row it points at', () => {
    expect(proseOfTable('counterStatus')).toMatch(/Modifier «\sSemaine\s»/)
    expect(proseOfTable('institutionOption')).toMatch(/à «\sHôpital Saint-Joseph\s»/)
    expect(proseOfTable('institution-has-admin')).toMatch(/à «\sCamille Martin\s»/)
  })

  it('say what is asked before a row goes, where the table has no words of its own too', () => {
    expect(proseOfTable('specialHour')).toMatch(/Supprimer «\sNuit\s»/)
    expect(proseOfTable('job')).toMatch(/La ligne reste disponible\s: elle pourra être ajoutée de nouveau\./)
    for (const { name, list } of tables)
      expect([name, proseOfTable(name).includes('Avant une suppression')]).toEqual([name, list.remove])
  })
})

describe('an answer', () => {
  it('holds what the server repeats of another row, and the name that it gives', () => {
    const answerOf = (name: string) => {
      const entity = catalogue.entities.get(name)
      return entity && callExample(samples, catalogue.entities, entity).answer
    }
    expect(answerOf('service')).toMatchObject({ data: { poleName: 'Femme-enfant', lat: 45.76, lng: 4.84 } })
    expect(answerOf('agencySubscription')).toMatchObject({ data: { idSubscription: expect.any(String) } })
  })
})

describe('examples', () => {
  it('are judged on the page as a whole row with them is judged by the engine', () => {
    let count = 0
    for (const { name, entity } of tables) {
      const shape = shapeOf(ajv.compile(rowSchema(entity)), entity)
      for (const told of elementsWith(pageOf(name), 'data-given')) {
        const { 'data-column': column = '', 'data-how': how, 'data-given': json = '' } = told
        const given: unknown = JSON.parse(json)
        const field = entity.columns[column]
        if (!field) throw new RangeError(column)
        const read = how === 'typed' ? readText(field, String(given)) : { value: given }
        const problem =
          'problem' in read
            ? read.problem
            : validateColumns(entity, { [column]: read.value }, [column], { final: true, shape })[0]
        const page = [told['data-code'], told['data-reason']]
        expect([name, column, how, given, ...page]).toEqual([
          name,
          column,
          how,
          given,
          problem && String(problem.code),
          problem?.reason,
        ])
        count++
      }
    }
    expect(count).toBeGreaterThan(1500)
  })

  it('are typed as people of the language write', () => {
    const typed = (language: string) =>
      elementsWith(pageOf('specialHour', language), 'data-given')
        .filter((told) => told['data-how'] === 'typed' && told['data-column'] === 'isSunday')
        .flatMap((told) => (told['data-code'] ? [] : [told['data-given']]))
    expect(typed('fr')).toEqual(expect.arrayContaining(['"Oui"', '"Non"']))
    expect(typed('de')).toEqual(expect.arrayContaining(['"Ja"', '"Nein"']))
  })

  it('of a rule between columns show what it refuses', () => {
    const told = elementsWith(pageOf('specialHour'), 'data-values')
    expect(told.map((one) => one['data-code'])).toContain('406')
  })

  it('of rules between columns too', () => {
    let count = 0
    for (const { name, entity } of tables)
      for (const told of elementsWith(pageOf(name), 'data-values')) {
        const { 'data-rule': column = '', 'data-values': json = '' } = told
        const row = { ...samples(entity), ...JSON.parse(json) }
        const [problem] = validateColumns(entity, row, [column], { final: true })
        expect([name, json, told['data-code']]).toEqual([name, json, problem && String(problem.code)])
        count++
      }
    expect(count).toBeGreaterThan(10)
  })

  it('both accepted and refused stand with every column that a person fills in', () => {
    for (const { name, entity } of tables)
      for (const [column, { options }] of Object.entries(entity.columns)) {
        if (options.serverOnly || options.edit === 'never' || entity.derived[column]) continue
        const codes = elementsWith(pageOf(name), 'data-given')
          .filter((told) => told['data-column'] === column)
          .map((told) => told['data-code'])
        expect([name, column, codes.some((code) => code === undefined)]).toEqual([name, column, true])
        expect([name, column, codes.some((code) => code !== undefined)]).toEqual([name, column, true])
      }
  })
})

it('sample files are read by the import without a fault, whatever their language', () => {
  const samples = tables.filter(({ list }) => list.csv)
  expect(samples.length).toBeGreaterThan(0)
  for (const table of samples)
    for (const language of languages) {
      const text = files.get(`${language}/files/${table.name}.csv`) ?? ''
      const bytes = new TextEncoder().encode(text)
      const read = readCsv({ bytes, fileName: 'a.csv', table, shown: Object.keys(table.entity.columns) })
      expect(read.fileProblem).toBeUndefined()
      expect(read.rows?.map(({ state, problems }) => [state, problems])).toEqual([
        ['ok', []],
        ['ok', []],
        ['ok', []],
      ])
    }
})

describe('who may do what', () => {
  const permissions = Object.keys(catalogue.permissions)
  const person = (level: number, has: readonly string[]) => ({
    id: 1,
    level,
    institutions: level === 1 ? ('all' as const) : [7],
    permissions: { 7: has },
  })

  it('is on the page what the access functions say', () => {
    for (const { name, entity, source } of tables) {
      const { access, grants } = source?.of ?? entity
      const cells = elementsWith(pageOf(name), 'data-cell')
      expect(cells).toHaveLength(24)
      for (const told of cells) {
        const level = Number(told['data-level'])
        const operation = told['data-operation'] as keyof typeof access
        const bare = placesOf(person(level, []), access[operation])
        const full = placesOf(person(level, permissions), access[operation])
        const reaches = { everywhere: bare === 'all', own: bare?.includes(7 as never) ?? false }
        const cell = told['data-cell']
        expect([name, operation, level, cell === 'everywhere']).toEqual([
          name,
          operation,
          level,
          reaches.everywhere,
        ])
        if (bare !== 'all') expect([name, level, cell === 'own']).toEqual([name, level, reaches.own])
        if (cell === 'permitted') expect(full).toEqual([7])
        if (cell === 'none') expect(full ?? []).toEqual([])
        if (cell === 'some') expect(grants.some((grant) => grant[operation])).toBe(true)
      }
    }
  })
})

it('requests and answers are such as the description of the API declares', () => {
  const declared = tables.map(({ entity, source }) => source?.of ?? entity)
  for (const entity of declared) {
    const { body, answer, status } = callExample(samples, catalogue.entities, entity)
    const path = rootPath(entity)
    expect([entity.name, bodyProblems(path, 'post', body as object)]).toEqual([entity.name, []])
    expect([entity.name, answerProblems(path, 'post', status, answer)]).toEqual([entity.name, []])
  }
})
