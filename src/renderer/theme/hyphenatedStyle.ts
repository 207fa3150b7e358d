import { defineStyle } from '@chakra-ui/react/styled-system'

/** Long words, as German has them, go on in the next line; Firefox would hyphenate short ones where there is room for them below. */
export const hyphenatedStyle = defineStyle({ hyphens: 'auto', hyphenateLimitChars: '12' })
