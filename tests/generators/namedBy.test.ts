import { describe, expect, test } from 'vitest'
import { criteriaOf } from '#dsl/columns/column.ts'
import { asksFor } from '#engine/criteria.ts'
import { catalogue } from '#schemas'
import { namedBy } from '../../generators/page/namedBy.ts'

describe.each([...catalogue.tables.values()])('$name', (table) => {
  const { entity, source, show } = table
  const there = new Set(
    [entity, ...(source ? [source.of] : []), ...namedBy(catalogue, table.name)].map(({ name }) => name),
  )

  test('comes with what its relations name, which its list shows', () => {
    for (const { facts } of Object.values(entity.columns))
      if (facts.entity !== undefined) expect(there).toContain(facts.entity)
  })

  test('comes with what its criteria ask for, before its list is drawn', () => {
    const asked = asksFor([show, ...Object.values(entity.columns).flatMap(criteriaOf)])
    for (const one of [...asked.records, ...asked.options]) expect(there).toContain(one.entity)
  })
})

test('a table of one’s own comes without those of others', () => {
  expect(namedBy(catalogue, 'pole').map(({ name }) => name)).toEqual([])
  expect(namedBy(catalogue, 'service').map(({ name }) => name)).toEqual(['pole'])
})
