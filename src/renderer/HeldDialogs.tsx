import { type ComponentProps, useState, useSyncExternalStore } from 'react'
import { type OpenDialog, TableDialogs } from './TableDialogs.tsx'

/** The dialog over a table's screen: who opens one is not drawn anew for it, the dialogs alone are. */
export interface DialogHolder {
  readonly current: () => OpenDialog | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Opens a dialog in place of the one before; undefined closes it. */
  readonly set: (dialog: OpenDialog | undefined) => void
}

const createHolder = (): DialogHolder => {
  let open: OpenDialog | undefined
  const listeners = new Set<() => void>()
  return {
    current: () => open,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (dialog) => {
      open = dialog
      for (const listener of listeners) listener()
    },
  }
}

/** One for the life of the screen. */
export const useDialogHolder = (): DialogHolder => useState(createHolder)[0]

interface Props extends Omit<ComponentProps<typeof TableDialogs>, 'open'> {
  readonly holder: DialogHolder
  /** A form is made by what is known when it opens: it waits for what its conditions ask. */
  readonly ready: boolean
}

/** The dialogs of a screen, as its holder says. */
export const HeldDialogs = ({ holder: { subscribe, current }, ready, ...dialogs }: Props) => {
  const open = useSyncExternalStore(subscribe, current)
  return <TableDialogs {...dialogs} open={ready ? open : undefined} />
}
