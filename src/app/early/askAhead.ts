import { answerKey } from './answerKey.ts'
import { kept } from './kept.ts'

interface Asked {
  readonly body?: string
  readonly authorization?: string
  /** What stands round the request. */
  readonly through?: (go: () => Promise<Response>) => Promise<Response>
}

const answers = new Map<string, Promise<Response>>()

const ask = (url: string, { body, authorization, through = (go) => go() }: Asked = {}): void => {
  const headers = {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(authorization && { authorization }),
  }
  const init: RequestInit = {
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
    credentials: 'include',
    cache: 'no-store',
    headers,
  }
  const answer = through(() => fetch(url, init))
  answer.catch(() => undefined)
  answers.set(answerKey(url, body, authorization), answer)
}

/** What was read last time at this address, with these institutions, is asked for with the token: of this server alone. */
const readAgain = async (answer: Response): Promise<void> => {
  const { token, session } = (await answer.json()).data
  const { id } = session.user
  const reads = JSON.parse(kept(`start.${id}`) ?? '{}')
  const { pathname, search, hash } = location
  for (const [url, body] of reads[`${kept(`institutions.${id}`)}|${pathname}${search}${hash}`] ?? [])
    if (/^\/[^/\\]/.test(url)) ask(url, { body, authorization: `Bearer ${token}` })
}

const inTurn = (go: () => Promise<Response>): Promise<Response> =>
  navigator.locks ? navigator.locks.request('pupitre-refresh', go) : go()

/** Asks beside the scripts where the services are, and, where there may be a session, who is signed in and for the first list. */
export const askAhead = (mayBeSignedIn: boolean): Map<string, Promise<Response>> => {
  ask('/config.json')
  if (mayBeSignedIn)
    ask('/auth/token/refresh?session=true', {
      through: async (go) => {
        const answer = await inTurn(go)
        // The console reads on with this answer: what is asked for again has been by then.
        await readAgain(answer.clone()).catch(() => undefined)
        return answer
      },
    })
  return answers
}
