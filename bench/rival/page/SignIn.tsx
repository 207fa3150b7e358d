import type { FormEvent } from 'react'
import { send } from './rows.ts'

/** Two fields and a button. */
export const SignIn = ({ onDone }: { readonly onDone: () => void }) => {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget))
    if ((await send('POST', '/login', given)).ok) onDone()
  }
  return (
    <form onSubmit={submit}>
      <input name="email" type="email" aria-label="E-mail" />
      <input name="password" type="password" aria-label="Password" />
      <button type="submit" data-action="login">
        Sign in
      </button>
    </form>
  )
}
