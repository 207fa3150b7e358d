import { expect, it } from 'vitest'
import type { Columns } from '#dsl/columns/column.ts'
import { writableColumns } from '#dsl/entities/entity.ts'
import { checksOf, guardsOf, uniqueRules } from '#dsl/entities/facts.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { forEachCatalogue } from '#tests/server/catalogues.ts'
import { type Called, person } from '#tests/server/harness.ts'
import { runsOf } from '#tests/server/seed.ts'
import { OWN } from '#tests/server/world.ts'

const AT_ONCE = runsOf(50)
const CREATES = runsOf(25)

const statuses = (answers: readonly Called[]): Record<string, number> => {
  const groups = Object.groupBy(answers, ({ status }) => String(status))
  return Object.fromEntries(Object.entries(groups).map(([status, all]) => [status, all?.length ?? 0]))
}

/** A column whose values can differ from one call to the next. */
const varying = ({ entity }: Resource): [string, (n: number) => unknown] | undefined => {
  const found = writableColumns(entity).find(
    ([name, { kind, options, facts }]) =>
      !guardsOf(entity).some(({ of }) => of === name) &&
      // What is compared may change only so far: what it is compared by stays.
      checksOf(entity).every(({ reads, on }) => on === name || !reads.includes(name)) &&
      !facts.entity &&
      !options.show &&
      options.edit === undefined &&
      kind.example(1) !== kind.example(2),
  )
  return found && [found[0], (n) => found[1].kind.example(n)]
}

forEachCatalogue('calls at once', ({ build, called }) => {
  // T17
  it(`change a row of ${called} once, and tell all others that it has changed`, async () => {
    const { server, resources, row } = await build()
    for (const resource of resources.all) {
      const { path, entity } = resource
      const column = varying(resource)
      if (entity.access.update.may === 'nobody' || !column) continue
      const id = row(entity.name, OWN)
      const [name, value] = column
      const stored = (await server.list(person(), path, { query: { id } })).body.data[0][name]
      // A call that changes nothing is answered 200 and leaves the version as it is.
      const other = (n: number) => [value(n + 5), value(n + 6)].find((given) => given !== stored)
      const put = (n: number, headers: object) =>
        server.call(person(), 'PUT', `${path}/${id}`, { [name]: other(n) }, headers)
      // Who names no version writes whatever stands there; here the very same.
      const blind = await server.call(person(), 'PUT', `${path}/${id}`, { [name]: stored })
      expect(blind.status, entity.name).toBe(200)
      const { version } = blind.body.data
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) => put(n, { 'if-match': `"${version}"` })),
      )
      expect(statuses(answers), entity.name).toEqual({ 200: 1, 412: AT_ONCE - 1 })
      const won = answers.find(({ status }) => status === 200)
      const { body } = await server.list(person(), path, { query: { id } })
      expect(body.data[0]).toEqual(won?.body.data)
      for (const { body: stale } of answers.filter(({ status }) => status === 412))
        expect(stale.data).toEqual(won?.body.data)
    }
  })

  // T18
  it(`create a row of ${called} once where it must be unique`, async () => {
    const { server, resources, body, row, place: placeOf } = await build()
    for (const resource of resources.all) {
      const { path, entity } = resource
      if (entity.access.insert.may === 'nobody') continue
      for (const [r, rule] of uniqueRules(entity).entries())
        for (let round = 0; round < 2; round++) {
          const n = 20 + r * 10 + round
          const unlinked = resource.carried.map((c) => [c.row, row(c.resource().entity.name, OWN)])
          const again = {
            ...body(resource, n, resource.inherits ? [2 + round] : [OWN]),
            ...Object.fromEntries(unlinked),
          }
          const place = entity.belongs.to === 'institution' ? { [entity.belongs.column]: 2 + round } : {}
          const whole =
            resource.carried.length > 0
              ? { ...again, ...place }
              : { ...again, ...placeOf(resource, r * 10 + round) }
          const calls = Array.from({ length: CREATES }, () => server.call(person(), 'POST', path, whole))
          const answers = await Promise.all(calls)
          const no = rule.answers ? 400 : 409
          expect(statuses(answers), `${entity.name} ${rule.columns}`).toEqual({ 201: 1, [no]: CREATES - 1 })
          const refused = answers.find(({ status }) => status === no)
          // A link that is there already breaks the rule of the row it links as well.
          const linkedCodes = resource.carried.flatMap((c) => c.keys.map((k) => k.rule.code))
          expect([rule.code, ...linkedCodes]).toContain(refused?.body.errorCode)
          const columns = refused?.body.details?.map(({ column }) => column) ?? []
          const names = new Set(Object.keys(entity.columns as Columns))
          expect(columns.length).toBeGreaterThan(0)
          expect(columns.every((column) => names.has(column))).toBe(true)
        }
    }
  })
})
