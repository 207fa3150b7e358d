import { defineRecipe } from '@chakra-ui/react/styled-system'

export const fieldError = defineRecipe({
  className: 'field-error',
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4px',
    color: 'danger',
    fontSize: 'small',
    lineHeight: '18px',
    overflowWrap: 'anywhere',
    '& svg': {
      flex: 'none',
      inlineSize: '14px',
      blockSize: '14px',
      marginBlockStart: '2px',
      fill: 'none',
      stroke: 'currentcolor',
      strokeWidth: '1.75',
      strokeLinecap: 'round',
    },
    '& button': {
      p: '0',
      border: '0',
      bg: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      textDecoration: 'underline',
      cursor: 'pointer',
    },
  },
})
