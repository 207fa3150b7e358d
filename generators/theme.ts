import { Global } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { system } from '#app/theme/system.ts'
import type { Files } from './files.ts'

const head = '/* Written by `npm run generate` from the tokens of src/renderer/theme. */\n'

/** What hangs on the dark mode. */
const dark = /\.dark,\.dark [^{]*\{[^}]*\}/

/** The theme as a style sheet: neither Chakra nor Emotion need be fetched and run before the first screen is drawn. */
export const themeFiles = (): Files => {
  const styles = [system.getGlobalCss(), system.getTokenCss()]
  const markup = renderToStaticMarkup(createElement(Global, { styles }))
  // On paper, which is white, colours for a dark ground would be hard to read.
  const css = markup.replace(/<\/?style[^>]*>/g, '').replace(dark, '@media screen{$&}')
  const layers = `${system.layers.atRule}\n`
  return new Map([['src/generated/theme.css', head + layers + css.replace(/[{;}]/g, '$&\n')]])
}
