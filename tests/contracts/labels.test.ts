import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyColumn } from '#dsl/columns/column.ts'
import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import type { ColumnProblem } from '#protocol/problem.ts'
import { catalogue } from '#schemas'
import { described } from '#schemas/described/described.ts'
import { contextOf } from '#tests/fixtures/contexts.ts'
import { libraries } from '#tests/fixtures/library.ts'
import { parcel } from '#tests/fixtures/parcel.ts'
import { runtimeShape } from '#tests/fixtures/shapes.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { type Labels, readLabels, stem } from '../../generators/labels/locale.ts'
import { languages } from '../../generators/languages.ts'
import { sourceFiles } from '../../generators/sourceFiles.ts'
import { root } from '../generators/project.ts'
import { fillForm, serverJudge } from './bothSides.ts'
import { enteredIn } from './formValues.ts'

const FORMS = runsOf(500)

const parcels: Catalogue = { ...libraries, entities: new Map([[parcel.name, parcel as AnyEntity]]) }

/** What the browser and the server say of forms filled anyhow. */
const problemsOf = (of: Catalogue, entity: AnyEntity): ColumnProblem[] => {
  const judge = serverJudge(of, entity)
  const [context, shape] = [contextOf(), runtimeShape(entity)]
  const forms = enteredIn(writableColumns(entity) as [string, AnyColumn][])
  return fc.sample(forms, { seed, numRuns: FORMS }).flatMap((given) => {
    const { problems, body } = fillForm({ entity, context, shape }, given)
    return [...problems, ...judge(body, context).problems]
  })
}

const told = [catalogue, libraries, parcels].flatMap((of) =>
  [...of.entities.values()].flatMap((entity) => problemsOf(of, entity)),
)

const blanks = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name)

const inLanguage = (language: (typeof languages)[number]): Labels =>
  language === 'es'
    ? new Map([...readLabels(root, 'en-GB'), ...readLabels(root, 'es')])
    : readLabels(root, language)

describe.each(languages.map((language) => [language, inLanguage(language)] as const))('%s', (_, labels) => {
  test('has words for every problem that both sides tell, and each of their blanks is filled [console 8.1]', () => {
    const wordless = told.filter(
      ({ code, reason }) => !labels.get(`errors.${code}`) || (reason && !labels.get(`reasons.${reason}`)),
    )
    expect(wordless).toEqual([])
    const unfilled = told.filter(({ reason, params = {} }) =>
      blanks(labels.get(`reasons.${reason}`) ?? '').some((name) => !(name in params)),
    )
    expect(unfilled).toEqual([])
    expect(new Set(told.map(({ reason }) => reason)).size).toBeGreaterThan(10)
  })

  test('has the blanks that French has', () => {
    const byStem = (all: Labels) => {
      const found = new Map<string, Set<string>>()
      for (const [key, text] of all)
        found.set(stem(key), (found.get(stem(key)) ?? new Set()).union(new Set(blanks(text))))
      return found
    }
    const own = byStem(labels)
    const different = [...byStem(readLabels(root, 'fr'))].flatMap(([key, names]) => {
      const mine = own.get(key)
      return mine && names.symmetricDifference(mine).size > 0 ? [[key, [...names], [...mine]]] : []
    })
    expect(different).toEqual([])
  })
})

test('schemas hold names, patterns, spans of time, sections and calls, and no text for people', () => {
  // The compiler holds them to be those of the entities.
  const rules = Object.values(described.rules).flatMap((ofEntity) => Object.keys(ofEntity))
  const shapes = [
    /^[\x21-\x7e]*$/,
    /^\d+ (?:year|month|week|day)s?$/,
    /^(?:console|area|house) [\d.]+$/,
    /^(?:GET|POST|PUT|PATCH|DELETE) \/\S+$/,
    // Of types: names put together.
    /^(?:\$\{[^}]+\} ?)+$/,
  ]
  const isName = (text: string) => shapes.some((shape) => shape.test(text)) || rules.includes(text)
  const texts = sourceFiles(root, 'schemas').flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '')
    return [...code.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(
      (match) => [path, match[2] ?? ''] as const,
    )
  })
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter(([, text]) => !isName(text))).toEqual([])
})
