import { useTranslation } from 'react-i18next'
import { told } from '../../parts/tips/told.ts'
import { institutionNames, useRenderer } from '../../RendererContext.ts'

/** Which of the selected institutions share a row, in few words; whoever points at it is told of all that do. */
export const Sharers = ({ ids }: { readonly ids: readonly number[] }) => {
  const { t } = useTranslation()
  const { institutions, selected } = useRenderer()
  const names = (some: readonly number[]) => institutionNames(institutions, some).join(', ')
  const here = selected.filter((id) => ids.includes(id))
  const counts = { here: here.length, count: selected.length }
  const all = names(ids)
  const said =
    here.length < 2 ? names(here) : t(here.length < selected.length ? 'list.inSome' : 'list.inAll', counts)
  return (
    <span className="cell-text" {...(all !== said && told(all))}>
      {said}
    </span>
  )
}
