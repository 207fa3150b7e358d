import { expect, it } from 'vitest'
import { countRelated } from '#renderer/confirm/question.ts'
import { catalogue } from '#schemas'
import { memoryGateway } from '#stage/memoryGateway.ts'

it('rows that point at very many others are counted in parts, each once, in the institutions asked for', async () => {
  const missions = Array.from({ length: 1200 }, (_, n) => ({
    id: n + 1,
    version: 1,
    schedule: n + 1,
    institution: n % 2 === 0 ? 1 : 2,
  }))
  const gateway = memoryGateway(catalogue, new Map([['mission', missions]]))
  const ids = missions.map(({ schedule }) => schedule)
  const related = { entity: 'mission', by: 'schedule', institution: 'institution' }
  expect(await countRelated(gateway, related, ids, [1, 2])).toBe(1200)
  expect(await countRelated(gateway, related, ids, [2])).toBe(600)
})
