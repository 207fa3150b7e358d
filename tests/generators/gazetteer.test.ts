import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPlaces } from '#server/services/gazetteer/filling/builtIn.ts'
import { madeGazetteer } from '../../generators/gazetteer.ts'
import { root } from './project.ts'

const kept = brotliDecompressSync(readFileSync(join(root, 'data/gazetteer.tsv.br'))).toString()

test('the list of places that is kept is what its sources give: run `npm run generate:gazetteer`', async () => {
  expect((await madeGazetteer()) === kept).toBe(true)
})

test('it has places of the eight countries, each in its own', () => {
  const boxes: Record<string, readonly [south: number, north: number, west: number, east: number]> = {
    be: [49.4, 51.6, 2.5, 6.5],
    ch: [45.8, 47.9, 5.9, 10.6],
    de: [47.2, 55.1, 5.8, 15.1],
    es: [27.6, 43.9, -18.2, 4.4],
    fr: [-21.5, 51.2, -63.2, 55.9],
    it: [35.4, 47.2, 6.6, 18.6],
    lu: [49.4, 50.2, 5.7, 6.6],
    uk: [49.8, 60.9, -8.2, 1.8],
  }
  const countries = readPlaces(kept)
  expect([...countries.keys()]).toEqual(Object.keys(boxes))
  for (const [country, read] of countries) {
    const [south = 0, north = 0, west = 0, east = 0] = boxes[country] ?? []
    const outside = read().filter(
      ({ lat, lng }) => !(lat >= south && lat <= north && lng >= west && lng <= east),
    )
    expect([country, outside.map(({ name }) => name)]).toEqual([country, []])
  }
})

test('nine of ten people in France live where the coordinates are the commune’s own', () => {
  const places = new Map(
    (readPlaces(kept).get('fr')?.() ?? []).map((one) => [`${one.name} ${one.region}`, one]),
  )
  const people = (some: readonly { weight: number }[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  const all = [...places.values()]
  expect(people(all.filter(({ isApproximate }) => !isApproximate)) / people(all)).toBeGreaterThan(0.89)
})
