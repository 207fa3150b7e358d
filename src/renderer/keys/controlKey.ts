import type { TFunction } from 'i18next'

/** What is written on the key that shortcuts are pressed with: ⌘ on Apple's keyboards, elsewhere a word of the language. */
export const controlKey = (t: TFunction): string =>
  /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : t('keys.control')
