import { expect, it } from 'vitest'
import { isPlaced } from '#dsl/entities/places.ts'
import { linkedRows } from '#protocol/write.ts'
import { type Built, forEachCatalogueOnce } from '#tests/server/catalogues.ts'
import { person } from '#tests/server/harness.ts'
import { OWN } from '#tests/server/world.ts'

const provider = person()
const at = (column: string, reason: string, more: object = {}) => ({ column, code: 400, reason, ...more })
const most = (maximum: number) => ({ params: { maximum } })
const several = { params: { minimum: 1 } }

type Wrong = readonly [body: object, ...told: object[]]
const ofRows: readonly Wrong[] = [
  [{}, at('batch', 'missingField')],
  [{ batch: 'x' }, at('batch', 'wrongType')],
  [{ batch: [] }, at('batch', 'atLeast', several)],
  [{ batch: [{ id: 1 }], more: 1 }, at('more', 'unknownColumn')],
  [
    {
      batch: [
        { id: 1 },
        null,
        { id: '3' },
        {},
        { id: 2 ** 31 },
        { id: -1 },
        { id: 1.5 },
        { id: 2, version: '1' },
      ],
    },
    at('batch', 'wrongType', { line: 1 }),
    at('id', 'wrongType', { line: 2 }),
    at('id', 'missingField', { line: 3 }),
    at('id', 'wrongFormat', { line: 4 }),
    at('id', 'wrongFormat', { line: 5 }),
    at('id', 'wrongType', { line: 6 }),
    at('version', 'wrongType', { line: 7 }),
  ],
  [{ batch: Array.from({ length: 1001 }, (_, n) => ({ id: n + 1 })) }, at('batch', 'atMost', most(1000))],
]
const ofNewRows: readonly Wrong[] = [
  [{ batch: [{}] }, at('IDInstitution', 'missingField')],
  [{ batch: [{}], IDInstitution: '1' }, at('IDInstitution', 'wrongType')],
  [{ batch: [{}, []], IDInstitution: OWN }, at('batch', 'wrongType', { line: 1 })],
  [{ batch: [{}], institutions: [OWN, OWN] }, at('institutions', 'repeated')],
  [{ batch: Array.from({ length: 101 }, () => ({})), IDInstitution: OWN }, at('batch', 'atMost', most(100))],
]
const ofLinks = (rows: string): readonly Wrong[] => [
  [{ [rows]: [], institution: OWN }, at(rows, 'atLeast', several)],
  [{ [rows]: [1, '2', 3], institution: OWN }, at(rows, 'wrongType', { line: 1 })],
  [{ [rows]: [1, 2, 1], institution: OWN }, at(rows, 'repeated', { line: 2 })],
  [{ [rows]: [1] }, at('institution', 'missingField')],
]

const attempts = ({ resources }: Built) =>
  resources.all.flatMap(({ path, entity, carried: [joined] }) => {
    const { insert, update, remove } = entity.access
    return [
      ...(update.may === 'nobody' ? [] : ofRows.map((wrong) => [`${path}/update-batch`, ...wrong] as const)),
      ...(remove.may === 'nobody' ? [] : ofRows.map((wrong) => [`${path}/remove-batch`, ...wrong] as const)),
      ...(insert.may === 'nobody' || !isPlaced(entity)
        ? []
        : ofNewRows.map((wrong) => [`${path}/upsert-batch`, ...wrong] as const)),
      ...(insert.may === 'nobody' || !joined
        ? []
        : ofLinks(linkedRows(joined.row)).map((wrong) => [`${path}/batch`, ...wrong] as const)),
    ]
  })

forEachCatalogueOnce('a batch that is none', ({ build, called }) => {
  it(`of ${called} is told where and how: each line, and what of it`, async () => {
    const built = await build()
    for (const [path, body, ...told] of attempts(built)) {
      const answer = await built.server.call(provider, 'POST', path, body)
      const sent = `${path} ${JSON.stringify(body)}`.slice(0, 200)
      expect([sent, answer.status, answer.body.details]).toEqual([sent, 400, told])
    }
  })
})
