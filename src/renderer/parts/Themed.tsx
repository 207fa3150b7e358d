import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { partStyles } from './theme/sheet.ts'
import { system } from './theme/system.ts'

/** What every part of Chakra's stands in: the theme, and where its styles go. */
export const Themed = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={partStyles}>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </CacheProvider>
)
