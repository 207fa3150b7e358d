/** The modal dialogs that stand open, the one on top last. */
const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

export const topModal = (): HTMLDialogElement | undefined => open.at(-1)

/** Opens a dialog over everything else. Gives what to call before it goes, while it is still in the page. */
export const openModal = (dialog: HTMLDialogElement | null): (() => void) | undefined => {
  if (!dialog) return
  if (!dialog.open) dialog.showModal()
  open.push(dialog)
  tell()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    tell()
  }
}

/** Called each time that another dialog is on top, or none: what stands over everything has to go along. */
export const onTopModal = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
