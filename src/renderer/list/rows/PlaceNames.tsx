import { institutionNames, useRenderer } from '../../RendererContext.ts'

/** The institutions that share a row, which are no column of it. */
export const PlaceNames = ({ ids }: { readonly ids: readonly number[] }) => {
  const { institutions } = useRenderer()
  const text = institutionNames(institutions, ids).join(', ')
  return <span className="cell-text">{text}</span>
}
