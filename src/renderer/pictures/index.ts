import type { Picture } from '#dsl/tables/picture.ts'
import type { DrawPicture } from './picture.ts'
import { shiftBar } from './shiftBar.tsx'
import './pictures.css'

/** The drawing of every picture a table may ask for: one line each; a missing one does not compile. */
export const pictures: { readonly [P in Picture['picture']]: DrawPicture } = {
  shiftBar,
}

/** The values of a row under the names the picture reads them by. */
export const valuesOf = (picture: Picture, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(picture.reads).map(([name, column]) => [name, row[column]]))
