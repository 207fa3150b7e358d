/** The modal dialogs that stand open, the one on top last. */
const open: HTMLDialogElement[] = []
const leaving = new Set<() => void>()

export const topModal = (): HTMLDialogElement | undefined => open.at(-1)

/** Notes a dialog that has opened. Gives what to call before it goes, while it is still in the page. */
export const enterModal = (dialog: HTMLDialogElement): (() => void) => {
  open.push(dialog)
  return () => {
    open.splice(open.indexOf(dialog), 1)
    for (const listener of leaving) listener()
  }
}

/** Called each time a dialog is about to go: what stands in it has to leave. */
export const onModalLeaving = (listener: () => void): (() => void) => {
  leaving.add(listener)
  return () => void leaving.delete(listener)
}
