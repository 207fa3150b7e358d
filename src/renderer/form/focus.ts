const CONTROLS =
  'input:not(:disabled, [readonly]), select:not(:disabled), textarea:not(:disabled, [readonly])'

/** Puts the focus on the first control a person can fill in. */
export const focusFirst = (within: ParentNode | null): void =>
  within?.querySelector<HTMLElement>(CONTROLS)?.focus()

/** Puts the focus on the first field in error, in the order of the page, else on what is said above the fields. */
export const focusFirstError = (within: ParentNode | null): void => {
  const field = within?.querySelector('.field [data-error-code]')?.closest('.field')
  const target = field
    ? field.querySelector<HTMLElement>(`${CONTROLS}, output`)
    : within?.querySelector<HTMLElement>('.failures, .stopped')
  target?.focus()
  target?.scrollIntoView?.({ block: 'nearest' })
}
