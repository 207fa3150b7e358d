/** Stands in for RJSF's Markdown renderer: our templates draw no Markdown, and refuse to pretend to. */
// biome-ignore lint/style/noDefaultExport: the module it replaces has a default export
export default (): never => {
  throw new Error('Markdown is not drawn here')
}
