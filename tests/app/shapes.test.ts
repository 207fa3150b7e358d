import { expect, it } from 'vitest'
import { loadShape } from '#app/shapes.ts'
import { catalogue } from '#schemas'

it('asks anew for the validator of an entity that could not be fetched, and once for one that was', async () => {
  await expect(loadShape({ ...catalogue, entities: new Map() }, 'schedule')).rejects.toThrow('No validator')
  const shape = await loadShape(catalogue, 'schedule')
  expect(await loadShape(catalogue, 'schedule')).toBe(shape)
})
