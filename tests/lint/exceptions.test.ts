import { expect, test } from 'vitest'
import { catalogue } from '#schemas'
import { lintExceptions } from '../../generators/lint/exceptions.ts'
import type { Rule } from '../../generators/lint/finding.ts'
import { lint } from '../../generators/lint/lint.ts'
import { declaredAt, saidAt } from '../../generators/lint/places.ts'
import { rules } from '../../generators/lint/registry.ts'
import { lineOf, report } from '../../generators/lint/report.ts'
import { subjectOf } from '../../generators/lint/subject.ts'
import { root } from '../generators/project.ts'
import { small } from './small.ts'

const real = subjectOf(root, catalogue)
const finds: Rule = {
  name: 'finds',
  find: () => [{ of: 'cup.lid', at: { path: 'a.ts', line: 2 }, harm: 'it drips', instead: 'a lid' }],
}

test('the catalogue harms nobody beyond what is let be with a reason', () => {
  expect(lint(real, rules, lintExceptions).map(lineOf)).toEqual([])
})

test('a finding is one line: where, what, whom it harms, what instead', () => {
  expect(report(lint(small({}), [finds]))).toContain('a.ts:2 finds cup.lid: it drips. Instead: a lid.\n')
})

test('an exception lets its finding be; one that lets nothing be is a finding', () => {
  const told = (rule: string, of: string[], why = 'It is asked for.') =>
    lint(small({}), [finds], [{ rule, of, why }]).map((one) => `${one.rule} ${one.of}`)
  expect(told('finds', ['cup.lid'])).toEqual([])
  expect(told('finds', ['cup.lid', 'cup.ear'])).toEqual(['exception cup.ear'])
  expect(told('seeks', ['cup.lid'])).toContain('exception seeks')
  expect(told('finds', ['cup.lid'], ' ')).toEqual(['exception finds'])
})

test('every entity, column, table and card of the catalogue is found in a file of schemas', () => {
  const lines = new Map(real.schemas.map(({ path, text }) => [path, text.split('\n')]))
  const textAt = ({ path, line }: { readonly path: string; readonly line: number }) =>
    lines.get(path)?.[line - 1]
  const names = [...catalogue.entities.values(), ...catalogue.tables.values(), ...catalogue.cards.values()]
  for (const { name } of names) expect(textAt(declaredAt(real, name)), name).toBeDefined()
  const lost = [...catalogue.entities.values()].flatMap(({ name, columns }) =>
    Object.keys(columns)
      .filter((column) => !textAt(saidAt(real, name, column))?.includes(column))
      .map((column) => `${name}.${column}`),
  )
  // Columns that no schema writes: of the institution, and of links that follow from `shared`.
  expect(lost.filter((one) => !/institution$|^institution[hH]as/i.test(one))).toEqual([])
})
