const CONTROLS = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/** Puts the focus on the first control a person can fill in. */
export const focusFirst = (within: ParentNode | null): void => within?.querySelector<HTMLElement>(CONTROLS)?.focus()

/** Puts the focus on the first field in error, in the order of the page; its value, where it takes none. */
export const focusFirstError = (within: ParentNode | null): void => {
  const field = within?.querySelector('[data-error-code]')?.closest('.field')
  const control = field?.querySelector<HTMLElement>(`${CONTROLS}, output`)
  control?.focus()
  control?.scrollIntoView?.({ block: 'nearest' })
}
