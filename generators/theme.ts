import { Global } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { system } from '#app/theme/system.ts'
import type { Files } from './files.ts'

const head = '/* Written by `npm run generate` from the tokens of src/renderer/theme. */\n'

/** The theme as a style sheet: neither Chakra nor Emotion need be fetched and run before the first screen is drawn. */
export const themeFiles = (): Files => {
  const styles = [system.getGlobalCss(), system.getTokenCss()]
  const markup = renderToStaticMarkup(createElement(Global, { styles }))
  const css = markup.replace(/<\/?style[^>]*>/g, '')
  const layers = `${system.layers.atRule}\n`
  return new Map([['src/generated/theme.css', head + layers + css.replace(/[{;}]/g, '$&\n')]])
}
