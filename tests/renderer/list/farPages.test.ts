import { expect, it, vi } from 'vitest'
import type { ListRequest } from '#protocol/list.ts'
import type { Gateway, ListAnswer } from '#renderer/gateway.ts'
import { allRows } from '#renderer/list/state/allRows.ts'
import { besideKnown } from '#renderer/list/state/besideKnown.ts'

const rows = (ids: readonly number[]) => ids.map((id) => ({ id, version: 1 }))
const oneTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

/** A service that numbers its rows by their keys; `stored` may change from one call to the next. */
const service = (stored: number[], givesKeys = true) => {
  const asked: ListRequest[] = []
  const list = vi.fn(async (request: ListRequest): Promise<ListAnswer> => {
    asked.push(request)
    const { after, before, limit = 30, offset = 0 } = request
    const there = stored.filter((id) => !(id <= Number(after)) && !(id >= Number(before)))
    const found = before === undefined ? there.slice(offset, offset + limit) : there.slice(-limit)
    const [first, last] = [String(found[0]), String(found.at(-1))]
    return {
      rows: rows(found),
      count: stored.length,
      ...(givesKeys && request.keys && found.length > 0 && { keys: { first, last } }),
    }
  })
  return { asked, list }
}

const pageFrom = (offset: number) => ({ limit: 30, offset, keys: true })
const idsOf = (answer: { readonly rows: readonly { readonly id: number }[] }) =>
  answer.rows.map(({ id }) => id)

it('a far page is asked for from the one beside it, which is known', async () => {
  const stored = oneTo(4_000)
  const { asked, list } = service(stored)
  const beside = await list(pageFrom(3_000))
  const known = (of: ListRequest) =>
    of.offset === 3_000 ? { data: beside, isInvalidated: false } : undefined
  expect(idsOf(await besideKnown(list, pageFrom(3_030), known))).toEqual(stored.slice(3_030, 3_060))
  expect(idsOf(await besideKnown(list, pageFrom(2_970), known))).toEqual(stored.slice(2_970, 3_000))
  expect(asked.slice(1)).toEqual([
    { limit: 30, keys: true, after: '3030' },
    { limit: 30, keys: true, before: '3001' },
  ])
})

it.each([
  ['is not known', undefined],
  ['gave no key', { data: { rows: [], count: 9 }, isInvalidated: false }],
  ['is out of date', { data: { rows: [], count: 9, keys: { first: '1', last: '9' } }, isInvalidated: true }],
])('its number is asked for where the page beside it %s', async (_, kept) => {
  const { asked, list } = service(oneTo(4_000))
  await besideKnown(list, pageFrom(3_030), () => kept)
  expect(asked).toEqual([pageFrom(3_030)])
})

it('its number is asked for where others have written so much that it would not be full', async () => {
  const stored = oneTo(3_055)
  const { asked, list } = service(stored)
  const beside = await list(pageFrom(3_000))
  stored.unshift(...Array.from({ length: 30 }, (_, i) => i - 30))
  const known = (of: ListRequest) =>
    of.offset === 3_000 ? { data: beside, isInvalidated: false } : undefined
  expect(idsOf(await besideKnown(list, pageFrom(3_030), known))).toEqual(stored.slice(3_030, 3_060))
  expect(asked.length).toBe(3)
})

const all = async ({ list }: ReturnType<typeof service>, then = () => {}) => {
  const gateway = {
    list: async (_: string, request: ListRequest) => {
      const page = await list(request)
      then()
      return page
    },
  }
  return (await allRows(gateway as unknown as Gateway, 'book', {})).map(({ id }) => id)
}

it('all rows are read, each once, while others write', async () => {
  for (const count of [0, 1, 999, 1_000, 1_001, 2_500]) {
    expect(await all(service(oneTo(count)))).toEqual(oneTo(count))
    expect(await all(service(oneTo(count), false))).toEqual(oneTo(count))
  }
  const stored = oneTo(2_500)
  expect(await all(service(stored), () => stored.shift())).toEqual(oneTo(2_500))
  const growing = oneTo(2_500)
  let at = 0
  expect(await all(service(growing), () => growing.unshift(at--))).toEqual(oneTo(2_500))
})
