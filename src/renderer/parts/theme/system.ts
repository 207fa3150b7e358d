import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { semanticColors, tokens } from '../../theme/tokens.ts'
import { combobox } from './combobox.ts'
import { command } from './command.ts'
import { datePicker } from './datePicker.ts'
import { fileUpload } from './fileUpload.ts'
import { menu } from './menu.ts'
import { popover } from './popover.ts'
import { progress } from './progress.ts'
import { tooltip } from './tooltip.ts'

const config = defineConfig({
  // The page's own rules stand in no layer, and would outweigh what does.
  disableLayers: true,
  theme: {
    tokens,
    semanticTokens: { colors: semanticColors },
    slotRecipes: { combobox, command, datePicker, fileUpload, menu, popover, progress, tooltip },
  },
})

const makeSystem = () => ({
  ...createSystem(defaultBaseConfig, config),
  // Variables and what holds for the whole page stand in the page's style sheet already.
  _global: [],
})

let made: ReturnType<typeof makeSystem> | undefined

/** The theme of the parts: our tokens, and a recipe for each part that is used. Made when it is first asked for. */
export const partSystem = () => {
  made ??= makeSystem()
  return made
}

/**
 * Makes the theme in a task of its own, before the first part is drawn: to load the parts' code, to make it and to draw take a
 * telephone a tenth of a second each, and the page answers in between.
 */
export const themeMade = async (): Promise<void> => {
  if (made) return
  await nextTask()
  partSystem()
  await nextTask()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
