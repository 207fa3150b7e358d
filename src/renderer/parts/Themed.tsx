import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { whenIdle } from '../scheduling/idle.ts'
import { partStyles } from './theme/sheet.ts'
import { partSystem } from './theme/system.ts'

// To load the parts' code and to make their theme take a telephone a tenth of a second each: the page answers in between.
whenIdle(partSystem)

/** What every part of Chakra's stands in: the theme, and where its styles go. */
export const Themed = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={partStyles}>
    <ChakraProvider value={partSystem()}>{children}</ChakraProvider>
  </CacheProvider>
)
