import { institutionName, useRenderer } from '../../RendererContext.ts'

/** The institutions that share a row, which are no column of it. */
export const PlaceNames = ({ ids }: { readonly ids: readonly number[] }) => {
  const { institutions } = useRenderer()
  const text = ids.map((id) => institutionName(institutions, id)).join(', ')
  return <span className="cell-text">{text}</span>
}
