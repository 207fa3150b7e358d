import { type ComponentProps, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { RendererProvider, useRenderer } from './RendererContext.ts'
import { type OpenDialog, TableDialogs } from './TableDialogs.tsx'

interface DialogState {
  readonly open: OpenDialog | undefined
  /** Opens a dialog in place of the one before; undefined closes it. */
  readonly setOpen: (dialog: OpenDialog | undefined) => void
}

/** The dialog over a table's screen: who opens one is not drawn anew for it, the dialogs alone are. */
export type DialogHolder = StoreApi<DialogState>

const createHolder = (): DialogHolder =>
  createStore((set) => ({ open: undefined, setOpen: (open) => set({ open }) }))

/** One for the life of the screen. */
export const useDialogHolder = (): DialogHolder => useState(createHolder)[0]

interface Props extends Omit<ComponentProps<typeof TableDialogs>, 'open'> {
  readonly holder: DialogHolder
  /** A form is made by what is known when it opens: it waits for what its conditions ask. */
  readonly ready: boolean
}

/** The dialogs of a screen, as its holder says, for the institutions in which each was opened: Back may lead to others behind it. */
export const HeldDialogs = ({ holder, ready, ...dialogs }: Props) => {
  const open = useStore(holder, (state) => state.open)
  const services = useRenderer()
  const { selected } = services
  const [opened, setOpened] = useState({ open, selected })
  if (opened.open !== open) setOpened({ open, selected })
  return (
    <RendererProvider
      value={open && opened.selected !== selected ? { ...services, selected: opened.selected } : services}
    >
      <TableDialogs {...dialogs} open={ready ? open : undefined} />
    </RendererProvider>
  )
}
