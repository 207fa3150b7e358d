import { Popover, usePopover } from '@chakra-ui/react/popover'
import { type ReactNode, useEffect, useRef } from 'react'
import { MESSAGES } from '../dialog/openDialogs.ts'
import { Themed } from './Themed.tsx'
import { sheetPlace, sheetShape } from './theme/popover.ts'

/** Where it stands by its button, and which edge it lines up with. */
export type Placement = 'bottom-start' | 'bottom-end' | 'right-start'

export interface PanelProps {
  /** Id of the button that opened it, and what it is called. */
  readonly buttonId: string
  readonly label: string
  readonly placement: Placement
  /** `back`: the focus belongs to the button again. */
  onClose(back: boolean): void
}

interface Props extends PanelProps {
  /** Comes up from the lower edge of a narrow window. */
  readonly sheet?: boolean
  readonly children: ReactNode
}

/** A panel below its button, open from the beginning, until Escape or a click elsewhere but on a message. */
export const PopoverPanel = (props: Props) => (
  <Themed>
    <OpenPopover {...props} />
  </Themed>
)

const OpenPopover = ({ buttonId, label, placement, sheet = false, onClose, children }: Props) => {
  const escaped = useRef(false)
  const popover = usePopover({
    ids: { trigger: buttonId, content: `${buttonId}-panel` },
    // It stands behind its button in the page: Tab goes on into it.
    portalled: false,
    autoFocus: false,
    restoreFocus: false,
    // What is done from there goes on here: a view that comes back stands in the panel.
    persistentElements: [() => document.getElementById(MESSAGES)],
    positioning: { placement, strategy: 'fixed', gutter: 6 },
    onEscapeKeyDown: () => {
      escaped.current = true
    },
    onOpenChange: ({ open }) => {
      if (!open) onClose(escaped.current)
    },
  })
  const { setOpen } = popover
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => setOpen(true), [])
  return (
    <Popover.RootProvider value={popover} lazyMount unmountOnExit>
      <Popover.Positioner css={sheet ? sheetPlace : {}}>
        <Popover.Content aria-label={label} css={sheet ? sheetShape : {}}>
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.RootProvider>
  )
}
