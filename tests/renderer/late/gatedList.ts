import { act } from 'react'
import type { WireRow } from '#protocol/row.ts'
import { codesGateway } from '../list/stage.tsx'

/** A server that keeps back the answers to the calls that ask for so many rows at once, until `go`. */
export const gatedList = (rows: readonly WireRow[], limit: number) => {
  const gateway = codesGateway(rows)
  const { list } = gateway
  const answer = list.getMockImplementation()
  const gate = Promise.withResolvers<void>()
  list.mockImplementation(async (entity, request, ...more) => {
    if (request.limit === limit) await gate.promise
    return answer?.(entity, request, ...more) ?? { rows: [], count: 0 }
  })
  return { gateway, go: () => act(async () => gate.resolve()) }
}
