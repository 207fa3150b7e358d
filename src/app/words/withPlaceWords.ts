import { placeWords } from '../i18n.ts'

/** Code that says something of places, once it and their words are there. */
export const withPlaceWords = async <T>(code: Promise<T>): Promise<T> => {
  const [module] = await Promise.all([code, placeWords()])
  return module
}
