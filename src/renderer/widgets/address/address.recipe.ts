import { defineRecipe } from '@chakra-ui/react/styled-system'

export const addressPosition = defineRecipe({
  className: 'address-position',
  base: {
    marginBlockStart: '4px',
    color: 'fg.muted',
    fontSize: '13px',
    '&:empty': { display: 'none' },
  },
})
