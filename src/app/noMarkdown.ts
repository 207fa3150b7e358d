/** Stands in for RJSF's Markdown renderer: our templates draw no Markdown, and refuse to pretend to. */
export const Markdown = (): never => {
  throw new Error('Markdown is not drawn here')
}
