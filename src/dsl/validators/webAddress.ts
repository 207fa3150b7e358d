import type { Validator } from '../columns/validator.ts'

/** In ASCII, as it is sent: other letters of a host are written in Punycode. */
const pattern = '^https?://[0-9A-Za-z._:\\[\\]-]+([/?#][!-~]*)?$'
const expression = new RegExp(pattern, 'u')

/** An http or https address without credentials in it: those have columns of their own. */
export const webAddress: Validator<string> = {
  name: 'webAddress',
  code: 406,
  facts: { pattern },
  usualLength: 60,
  check: (value) => expression.test(value) && URL.canParse(value),
  example: (n) => `https://serveur-${n + 1}.exemple.fr/api`,
}
