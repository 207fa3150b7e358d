import { useLocation, useNavigate } from 'react-router-dom'
import { queryText } from '#renderer/list/view/viewState.ts'

/** The state that a list is narrowed to, which stands in the address as `?state=failed`. */
export const useStateFilter = <S extends string>(
  states: readonly S[],
): readonly [S | undefined, (state: S | undefined) => void] => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const chosen = states.find((state) => state === params.get('state'))
  const choose = (state: S | undefined) => {
    if (state === undefined) params.delete('state')
    else params.set('state', state)
    navigate({ pathname, search: queryText(params), hash }, { replace: true })
  }
  return [chosen, choose]
}
