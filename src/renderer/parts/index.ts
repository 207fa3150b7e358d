import type { ComponentType } from 'react'
import { type DeferredOptions, deferred } from '../deferred.tsx'
import { ComboboxStandIn } from './ComboboxStandIn.tsx'
import type { ComboboxProps } from './choosing.ts'

/** A part of Chakra's: fetched when the page is idle, or when it is first used, and there once its theme is. */
const part = <P extends object>(load: () => Promise<ComponentType<P>>, options?: DeferredOptions<P>) =>
  deferred(async () => {
    const Part = await load()
    await (await import('./theme/system.ts')).themeMade()
    return Part
  }, options)

export const Calendar = part(async () => (await import('./Calendar.tsx')).Calendar)

export const Combobox = part<ComboboxProps<string | number>>(
  async () => (await import('./Combobox.tsx')).Combobox,
  { StandIn: ComboboxStandIn },
)

export const PopoverPanel = part(async () => (await import('./PopoverPanel.tsx')).PopoverPanel)

export const Tooltip = part(async () => (await import('./tips/Tooltip.tsx')).Tooltip, { isExtra: true })

export const MenuPanel = part(async () => (await import('./MenuPanel.tsx')).MenuPanel)
