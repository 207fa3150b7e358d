import { Portal } from '@chakra-ui/react/portal'
import { Tooltip as Chakra, useTooltip } from '@chakra-ui/react/tooltip'
import type { Ref } from 'react'
import { layerOf } from '../layer.ts'
import { Themed } from '../Themed.tsx'
import type { Tip } from './tips.ts'
import { useTold } from './useTold.ts'

interface Props extends Tip {
  readonly content: Ref<HTMLDivElement>
}

/** What is told beside an element, for the eyes: those who listen have it from the element itself. */
export const Tooltip = (props: Props) => (
  <Themed>
    <Beside {...props} />
  </Themed>
)

const Beside = ({ anchor, text, content }: Props) => {
  const told = useTold({ anchor, text })
  const tooltip = useTooltip({
    open: true,
    // When it comes and goes is decided for the whole page.
    closeOnEscape: false,
    closeOnPointerDown: false,
    closeOnScroll: false,
    positioning: {
      placement: 'top',
      strategy: 'fixed',
      gutter: 6,
      hideWhenDetached: true,
      getAnchorElement: () => (anchor instanceof HTMLElement ? anchor : null),
    },
  })
  if (!told) return null
  return (
    <Chakra.RootProvider value={tooltip}>
      <Portal container={layerOf(anchor)}>
        <Chakra.Positioner>
          <Chakra.Content ref={content} aria-hidden>
            {told}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.RootProvider>
  )
}
