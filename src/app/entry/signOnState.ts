import { codeParameter, returnParameter, type SsoRefusal, ssoRefusals } from '#protocol/services/sso.ts'

/** What the address of the page for signing in tells of signing on by an institution's server. */
interface SignOnState {
  readonly refusal?: SsoRefusal
  /** The code that leads there. */
  readonly code?: string
  /** The page of the console to go on to. */
  readonly returnTo?: string
}

const longestCode = 255

/** Whoever made the link wrote it: what is not known is not shown, and a page of another server is none. */
export const signOnState = (search: string): SignOnState => {
  const parameters = new URLSearchParams(search)
  const refusal = ssoRefusals.find((one) => one === parameters.get('sso'))
  const code = parameters.get(codeParameter)?.slice(0, longestCode)
  const returnTo = parameters.get(returnParameter) ?? ''
  return {
    ...(refusal && { refusal }),
    ...(code && { code }),
    ...(/^\/(?![/\\])/.test(returnTo) && { returnTo }),
  }
}
