import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const login = defineSlotRecipe({
  className: 'login',
  slots: ['root', 'tools', 'brand', 'card', 'intro', 'password', 'other', 'hint'],
  base: {
    // The login page and the pages of one message.
    root: {
      display: 'grid',
      placeItems: 'center',
      alignContent: 'center',
      gap: '16px',
      minHeight: '100vh',
      p: '56px 16px 24px',
      bg: 'bg.subtle',
    },
    tools: {
      position: 'absolute',
      top: '12px',
      right: '12px',
      display: 'flex',
      alignItems: 'start',
      maxWidth: 'calc(100vw - 24px)',
    },
    brand: { color: 'accent', fontSize: '16px', fontWeight: '700' },
    card: {
      display: 'grid',
      gap: '4px',
      width: '100%',
      maxWidth: '400px',
      p: '32px',
      border: '1px solid {colors.border}',
      borderRadius: 'card',
      bg: 'bg',
      '& h1': { fontSize: 'heading', fontWeight: '600' },
      '& h2': { fontSize: '16px', fontWeight: '600' },
      '& .login-hint + .button': { marginTop: '12px' },
      '& label': { marginTop: '12px', fontWeight: '500' },
      '& .button--primary': { marginTop: '20px' },
    },
    intro: { marginBottom: '8px', color: 'fg.muted' },
    password: { display: 'flex', gap: '4px' },
    other: { justifySelf: 'start', marginTop: '16px' },
    hint: { color: 'fg.muted' },
  },
})

export const message = defineSlotRecipe({
  className: 'message',
  slots: ['root', 'actions'],
  base: {
    root: {
      display: 'grid',
      gap: '12px',
      maxWidth: '560px',
      py: '24px',
      '& h1': { fontSize: 'heading', fontWeight: '600' },
    },
    actions: { display: 'flex', gap: '8px' },
  },
})

export const banner = defineRecipe({
  className: 'banner',
  base: {
    p: '10px 12px',
    borderRadius: 'control',
  },
  variants: {
    kind: {
      error: { bg: 'danger.subtle', color: 'danger' },
      info: { bg: 'accent.subtle' },
    },
  },
})

export const starting = defineRecipe({
  className: 'starting',
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100vh',
    p: '16px',
    'p&': { color: 'fg.muted' },
  },
})

export const institutionChoice = defineRecipe({
  className: 'institution-choice',
  base: {
    maxInlineSize: '480px',
    '& .field-hint': { m: '4px 0 0' },
  },
})
