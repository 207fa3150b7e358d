import { expect, test } from 'vitest'
import { openGun } from '../../bench/load/gun.ts'

test('a measurement ends where what sends its requests has ended', async () => {
  const what = { kind: 'update', rows: [] } as const
  const shots = { url: 'http://127.0.0.1:9', headers: {}, connections: 1, amount: 10, what }
  await expect(openGun().fire(shots)).rejects.toThrow('ended with 1')
})
