import type { i18n } from 'i18next'
import { languages } from '#app/i18n.ts'

type Section = { readonly default: { readonly gallery: object } }
const files = import.meta.glob<Section>('../../locales/*/gallery.json', { eager: true })

/** The gallery's own words, which the console does not load, under `gallery` of each language. */
export const addGalleryWords = (to: i18n): void => {
  const add = (language: string) => {
    const { gallery } = files[`../../locales/${language}/gallery.json`]?.default ?? {}
    if (to.hasResourceBundle(language, 'translation') && gallery)
      to.addResourceBundle(language, 'translation', { gallery }, true)
  }
  languages.forEach(add)
  to.store.on('added', (language: string) => {
    if (!to.exists('gallery.title', { lng: language, fallbackLng: [] })) add(language)
  })
}
