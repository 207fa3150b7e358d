import { describe, expect, it } from 'vitest'
import { askUserInfo } from '#server/services/auth/sso/userInfo.ts'

interface Asked {
  readonly address: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
}

/** Who signed on by a server that answers so; `tokens`: those that it has given. */
const told = async (
  claims: unknown,
  { subject, status = 200 }: { subject?: string; status?: number } = {},
) => {
  const asked: Asked[] = []
  const call = async (address: string, { method, headers }: Omit<Asked, 'address'>) => {
    asked.push({ address, method, headers })
    return new Response(typeof claims === 'string' ? claims : JSON.stringify(claims), { status })
  }
  const tokens = { accessToken: 'access-1', seconds: undefined, subject }
  const identity = await askUserInfo('https://sso.example.org/userinfo', tokens, { call } as never)
  return { identity, asked }
}
const email = 'director@example.org'

describe('user info', () => {
  it('is asked for with the token that was given, as JSON', async () => {
    const { asked } = await told({ sub: 'd-1', email })
    expect(asked).toEqual([
      {
        address: 'https://sso.example.org/userinfo',
        method: 'GET',
        headers: { authorization: 'Bearer access-1', accept: 'application/json' },
      },
    ])
  })

  it.each([
    ['the subject that it names', { sub: 'd-1', email }, 'd-1'],
    ['the number that it names', { sub: 7, email }, '7'],
    ['the `id` of servers that speak OAuth 2.0 alone', { id: 4711, email }, '4711'],
    ['the subject before the `id`', { sub: 'd-1', id: 4711, email }, 'd-1'],
    ['an address that it has verified', { sub: 'd-1', email, email_verified: true }, 'd-1'],
    ['the longest name', { sub: 'x'.repeat(254), email }, 'x'.repeat(254)],
  ])('tells a person by %s', async (_, claims, subject) => {
    expect((await told(claims)).identity).toEqual({ subject, email })
  })

  it('is held against the subject of the ID token, which it may leave out', async () => {
    expect((await told({ email }, { subject: 'd-1' })).identity).toEqual({ subject: 'd-1', email })
    expect((await told({ sub: 'd-1', email }, { subject: 'd-1' })).identity).toEqual({
      subject: 'd-1',
      email,
    })
    // The `id` of the same answer is another name for them.
    expect((await told({ id: 4711, email }, { subject: 'd-1' })).identity?.subject).toBe('d-1')
    await expect(told({ sub: 'd-2', email }, { subject: 'd-1' })).rejects.toThrow(
      'user info is of somebody else',
    )
  })

  it.each([
    ['no address', { sub: 'd-1' }],
    ['an empty address', { sub: 'd-1', email: '' }],
    ['an address longer than any', { sub: 'd-1', email: `${'x'.repeat(255)}` }],
    ['an address that nothing can keep', { sub: 'd-1', email: 'd\u0000' }],
    ['a list of addresses', { sub: 'd-1', email: [email] }],
    ['an address that is not theirs', { sub: 'd-1', email, email_verified: false }],
    ['an address that is not theirs, in words', { sub: 'd-1', email, email_verified: 'false' }],
    ['no subject', { email }],
    ['an empty subject', { sub: '', email }],
    ['half a number', { sub: 1.5, email }],
    ['a number that stands for several', { sub: 2 ** 53, email }],
  ])('with %s tells nobody', async (_, claims) => {
    expect((await told(claims)).identity).toBeUndefined()
  })

  it.each([
    ['a refusal', { status: 401 }, '{}', 'user info answered 401'],
    ['a redirection', { status: 302 }, '{}', 'user info answered 302'],
    ['a page', {}, '<html>', 'user info is no object'],
    ['a list', {}, '[]', 'user info is no object'],
  ])('that is %s is no answer, and the log says so', async (_, status, body, why) => {
    await expect(told(body, status)).rejects.toThrow(
      expect.objectContaining({ name: 'InvalidAnswer', message: why }),
    )
  })
})
