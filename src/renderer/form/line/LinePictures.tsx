import { useTranslation } from 'react-i18next'
import type { Picture } from '#dsl/tables/picture.ts'
import { pictures, valuesOf } from '../../pictures/index.ts'
import { type FormScope, useLineId } from '../FormScope.ts'
import { useLive } from '../field/useField.ts'

/** The drawings under a line: they follow every key of the columns they read, and nothing else. */
export const LinePictures = ({ table, store }: FormScope) =>
  Object.entries(table.pictures)
    .filter(([, picture]) => picture.inForm)
    .map(([name, picture]) => <LinePicture key={name} store={store} picture={picture} />)

const LinePicture = ({ store, picture }: Pick<FormScope, 'store'> & { readonly picture: Picture }) => {
  const { t } = useTranslation()
  const row = useLive(store, useLineId(), Object.values(picture.reads))
  return pictures[picture.picture]({ values: valuesOf(picture, row), size: 'form', t })
}
