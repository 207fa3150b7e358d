import { type ComponentProps, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type OpenDialog, TableDialogs } from './TableDialogs.tsx'

interface DialogState {
  readonly open: OpenDialog | undefined
  /** Opens a dialog in place of the one before; undefined closes it. */
  readonly setOpen: (dialog: OpenDialog | undefined) => void
}

/** The dialog over a table's screen: who opens one is not drawn anew for it, the dialogs alone are. */
type DialogHolder = StoreApi<DialogState>

const createHolder = (): DialogHolder =>
  createStore((set) => ({ open: undefined, setOpen: (open) => set({ open }) }))

/** One for the life of the screen. */
export const useDialogHolder = (): DialogHolder => useState(createHolder)[0]

interface Props extends Omit<ComponentProps<typeof TableDialogs>, 'open'> {
  readonly holder: DialogHolder
  /** A form is made by what is known when it opens: it waits for what its conditions ask. */
  readonly ready: boolean
}

/** The dialogs of a screen, as its holder says. */
export const HeldDialogs = ({ holder, ready, ...dialogs }: Props) => {
  const open = useStore(holder, (state) => state.open)
  return <TableDialogs {...dialogs} open={ready ? open : undefined} />
}
