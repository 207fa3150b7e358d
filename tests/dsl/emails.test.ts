import { expect, test } from 'vitest'
import { emailsKind } from '#dsl/kinds/emails.ts'

const codeOf = (value: string) => emailsKind.check?.(value)?.code

test.each([',', ' , ', 'a@b.fr,', 'a@b.fr,,c@d.fr', 'a@b.fr; c@d.fr', 'a@b'])(
  'sent as "%s", some address of a list is none',
  (value) => expect(codeOf(value)).toBe(4062),
)

test('as a person types it, a comma too many is no matter, and commas alone are no address', () => {
  expect(emailsKind.parse('a@b.fr,, c@d.fr,')).toEqual({ value: 'a@b.fr, c@d.fr' })
  expect(emailsKind.parse(' , ')).toEqual({ problem: { code: 4062, reason: 'notAnEmail' } })
})

test('of several addresses the one that is none is named', () => {
  expect(emailsKind.check?.('a@b.fr, garde, c@d.fr')).toEqual({
    code: 4062,
    reason: 'oneIsNoEmail',
    params: { text: 'garde' },
  })
  expect(emailsKind.check?.('garde')).toEqual({ code: 4062, reason: 'notAnEmail' })
})

test('pasted from an address book or a sheet, several addresses are several addresses', () => {
  expect(emailsKind.parse('a@b.fr; c@d.fr;')).toEqual({ value: 'a@b.fr, c@d.fr' })
  expect(emailsKind.parse('a@b.fr\nc@d.fr\n')).toEqual({ value: 'a@b.fr, c@d.fr' })
  expect(emailsKind.parse('a@b.fr; c@d.fr; A@B.fr')).toEqual({ value: 'a@b.fr, c@d.fr' })
})

test('several right addresses are right [console 5.11]', () =>
  expect(codeOf('a@b.fr, c@d.fr')).toBeUndefined())
