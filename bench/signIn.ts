import { demoAccounts, demoPassword } from '#server/admin/demoAccounts.ts'

export const PROVIDER = demoAccounts[0].email

/** An access token of the provider's demo account, good for ten minutes. */
export const signIn = async (url: string): Promise<{ readonly token: string }> => {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: PROVIDER, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`no token: ${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { token: string } }
  return data
}
