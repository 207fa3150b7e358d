import { Menu, useMenu } from '@chakra-ui/react/menu'
import { Check } from 'lucide-react'
import { cloneElement, type ReactElement, type ReactNode, useEffect } from 'react'
import type { PanelProps } from './PopoverPanel.tsx'
import { Themed } from './Themed.tsx'

interface MenuEntry {
  readonly name: string
  readonly label: ReactNode
  /** Language of the label, where it is another than the page's. */
  readonly lang?: string
  /** An element of its own, such as a link; without content. */
  readonly element?: ReactElement
}

export interface MenuPanelProps extends PanelProps {
  readonly entries: readonly MenuEntry[]
  /** What stands above the entries. */
  readonly head?: ReactNode
  /** Name of the one that holds, where one of the entries does. */
  readonly holds?: string
  /** Beyond what an element of its own does. */
  readonly onChoose?: ((name: string) => void) | undefined
}

/** Entries below or beside their button, open from the beginning: arrows, the first letters, Enter and Escape. */
export const MenuPanel = (props: MenuPanelProps) => (
  <Themed>
    <OpenMenu {...props} />
  </Themed>
)

const OpenMenu = (props: MenuPanelProps) => {
  const { buttonId, label, placement, entries, head, holds, onClose, onChoose } = props
  const menu = useMenu({
    ids: { trigger: buttonId, content: `${buttonId}-panel` },
    loopFocus: true,
    positioning: { placement, strategy: 'fixed', gutter: 6 },
    // Zag's own click on a link does not bubble: the page would be loaded anew.
    navigate: ({ node }) => queueMicrotask(() => node?.click()),
    // Once the menu is closed and the focus is back: where it goes then is for what was chosen to say.
    onSelect: ({ value }) => void requestAnimationFrame(() => onChoose?.(value)),
    onOpenChange: ({ open }) => {
      if (!open) onClose(false)
    },
  })
  const { setOpen, setHighlightedValue } = menu.api
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setOpen(true)
    setHighlightedValue(holds ?? entries[0]?.name ?? '')
  }, [])
  const shown = entries.map(({ name, label: text, lang, element }) =>
    holds === undefined ? (
      <Menu.Item key={name} value={name} data-action={name} asChild={element !== undefined} lang={lang}>
        {element ? cloneElement(element, undefined, text) : text}
      </Menu.Item>
    ) : (
      <Menu.RadioItem key={name} value={name} lang={lang}>
        <Menu.ItemIndicator>
          <Check size={16} aria-hidden />
        </Menu.ItemIndicator>
        {text}
      </Menu.RadioItem>
    ),
  )
  return (
    <Menu.RootProvider value={menu} lazyMount unmountOnExit>
      <Menu.Positioner>
        <Menu.Content aria-label={label}>
          {holds !== undefined ? (
            <Menu.RadioItemGroup value={holds} aria-label={label}>
              {shown}
            </Menu.RadioItemGroup>
          ) : head ? (
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{head}</Menu.ItemGroupLabel>
              {shown}
            </Menu.ItemGroup>
          ) : (
            shown
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.RootProvider>
  )
}
