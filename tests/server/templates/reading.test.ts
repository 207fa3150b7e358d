import { expect, it, onTestFinished, vi } from 'vitest'
import { reading } from '#server/services/templates/reading.ts'

it('documents are read one at a time, ten wait, and a document’s time begins with its turn', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => timeout.mockRestore())
  const gate = Promise.withResolvers<void>()
  const fetched: number[] = []
  const read = (nth: number) =>
    reading('tags', async () => {
      fetched.push(nth)
      if (nth === 0) await gate.promise
      return { name: 'a.txt', bytes: Buffer.from(`{tag${nth}}`), known: [] }
    })
  const admitted = Array.from({ length: 11 }, (_, nth) => read(nth))
  await vi.waitFor(() => expect(fetched).toEqual([0]))
  await expect(read(11)).rejects.toMatchObject({ status: 503 })
  expect(timeout).not.toHaveBeenCalled()
  gate.resolve()
  const found = await Promise.all(admitted)
  expect(found.map(({ tags }) => tags?.unknown)).toEqual(fetched.map((nth) => [`tag${nth}`]))
  expect(timeout).toHaveBeenCalledTimes(11)
  expect((await read(12)).tags?.unknown).toEqual(['tag12'])
})

it('a document that cannot be fetched keeps nobody from the next', async () => {
  await expect(reading('tags', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  const next = reading('tags', async () => ({ name: 'a.txt', bytes: Buffer.from('{one}'), known: [] }))
  expect((await next).tags?.unknown).toEqual(['one'])
})
