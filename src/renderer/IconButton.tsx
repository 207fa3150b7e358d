import type { ComponentType, MouseEventHandler } from 'react'

interface Props {
  /** `data-action`, by which scripts find the button in any language. */
  readonly action: string
  /** What is heard of it. */
  readonly label: string
  /** What is told beside it when it is pointed at or focused; the label where not said. */
  readonly tip?: string
  readonly Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>
  /** Pixels of the icon. */
  readonly size?: number
  readonly disabled?: boolean
  /** Its own press may disable it: it keeps the focus then, which would be lost to the page. */
  readonly stays?: boolean
  /** `aria-keyshortcuts`: the key that does the same. */
  readonly shortcut?: string
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

/** A button that is an icon alone. */
export const IconButton = (props: Props) => {
  const { action, label, tip = label, Icon, size = 16, disabled = false, stays = false, shortcut } = props
  return (
    <button
      type="button"
      className="icon-button"
      data-action={action}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      data-tip={tip}
      disabled={disabled && !stays}
      aria-disabled={(disabled && stays) || undefined}
      onClick={disabled ? undefined : props.onClick}
    >
      <Icon size={size} aria-hidden />
    </button>
  )
}
