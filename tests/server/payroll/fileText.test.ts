import { expect, it } from 'vitest'
import { fileText } from '#server/services/payroll/make/fileText.ts'
import type { Order } from '#server/services/payroll/make/readOrder.ts'

const headOf = async (lang: string): Promise<string> => {
  const file = await fileText('exported', { lang } as Order, [])
  return Buffer.from(file).toString('utf8')
}

it('a file for an institution that speaks what the server does not is written in French', async () => {
  const french = await headOf('fr')
  expect(french).toContain('Établissement')
  expect(await headOf('de')).not.toBe(french)
  expect(await headOf('sv')).toBe(french)
})
