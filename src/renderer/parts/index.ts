import { deferred } from '../deferred.tsx'
import { ComboboxStandIn } from './ComboboxStandIn.tsx'
import type { ComboboxProps } from './choosing.ts'

/** Parts of Chakra's: each is fetched when the page is idle, or when it is first used. */
export const Calendar = deferred(async () => (await import('./Calendar.tsx')).Calendar)

export const Combobox = deferred<ComboboxProps<string | number>>(
  async () => (await import('./Combobox.tsx')).Combobox,
  { StandIn: ComboboxStandIn },
)

export const PopoverPanel = deferred(async () => (await import('./PopoverPanel.tsx')).PopoverPanel)

export const Tooltip = deferred(async () => (await import('./tips/Tooltip.tsx')).Tooltip, { isExtra: true })

export const MenuPanel = deferred(async () => (await import('./MenuPanel.tsx')).MenuPanel)
