import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'

export interface PictureProps {
  /** The values a picture reads, by the names it knows them under: begin, end… Any may be missing. */
  readonly values: Readonly<Record<string, unknown>>
  /** `row`: small, in a table's row. `form`: large, with its scale, and the sentence beside it. */
  readonly size: 'row' | 'form'
  readonly t: TFunction
}

/** A drawing of some values of a row; nothing while they do not make one. Called, as read views of values are. */
export type DrawPicture = (props: PictureProps) => ReactNode
