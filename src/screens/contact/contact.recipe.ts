import { defineRecipe } from '@chakra-ui/react/styled-system'

export const contact = defineRecipe({
  className: 'contact',
  base: { '& textarea': { p: '8px 10px' } },
})
