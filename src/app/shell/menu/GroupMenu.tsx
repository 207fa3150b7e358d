import type { LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { MenuButton } from './MenuButton.tsx'

interface ScreenLink {
  readonly name: string
  readonly label: string
  readonly href: string
  /** It is open. */
  readonly current: boolean
}

interface Props {
  readonly label: string
  readonly Icon: LucideIcon
  readonly screens: readonly ScreenLink[]
  onGo(event: MouseEvent<HTMLAnchorElement>): void
}

/** A group of the collapsed menu: its picture, which opens its screens beside it. */
export const GroupMenu = ({ label, Icon, screens, onGo }: Props) => (
  <MenuButton
    label={label}
    button={<Icon size={18} aria-hidden />}
    className="menu-picture"
    current={screens.some(({ current }) => current)}
    placement="right-start"
    head={label}
    entries={screens.map(({ name, label: text, href, current }) => ({
      name,
      label: text,
      element: (
        <a href={href} aria-current={current ? 'page' : undefined} onClick={onGo}>
          {text}
        </a>
      ),
    }))}
  />
)
