import { Opener, type OpenerProps } from '#renderer/dialog/Opener.tsx'
import { MenuPanel } from '#renderer/parts/index.ts'
import type { MenuPanelProps } from '#renderer/parts/MenuPanel.tsx'

interface Props extends OpenerProps, Pick<MenuPanelProps, 'entries' | 'head' | 'holds' | 'onChoose'> {}

/** A button that opens a menu below it. */
export const MenuButton = ({ entries, head, holds, onChoose, ...button }: Props) => (
  <Opener {...button} haspopup="menu" prepare={MenuPanel.prepare}>
    {(panel) => (
      <MenuPanel
        {...panel}
        entries={entries}
        head={head}
        onChoose={onChoose}
        {...(holds !== undefined && { holds })}
      />
    )}
  </Opener>
)
