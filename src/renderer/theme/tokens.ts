/** Light and dark values of each colour by what it means. Text colours hold AA contrast on `bg`, `bg.subtle` and `bg.muted`. */
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })

export const semanticColors = {
  bg: {
    DEFAULT: pair('#ffffff', '#15191d'),
    subtle: pair('#f6f8f9', '#1b2025'),
    muted: pair('#edf1f3', '#242b31'),
  },
  fg: { DEFAULT: pair('#17212a', '#e6ebee'), muted: pair('#51606d', '#a4b1bb') },
  border: { DEFAULT: pair('#d5dce1', '#343d45'), strong: pair('#7a8894', '#76838e') },
  accent: {
    DEFAULT: pair('#0b6170', '#6cc9d8'),
    hover: pair('#084c58', '#8fd9e4'),
    fg: pair('#ffffff', '#08272d'),
    subtle: pair('#e2f1f3', '#173840'),
  },
  danger: {
    DEFAULT: pair('#b3261e', '#ff9a90'),
    fg: pair('#ffffff', '#3b0906'),
    subtle: pair('#fdecea', '#43211f'),
  },
  success: {
    DEFAULT: pair('#1a6b3c', '#79d69b'),
    fg: pair('#ffffff', '#06270f'),
    subtle: pair('#e6f4ea', '#18341f'),
  },
  warning: {
    DEFAULT: pair('#865400', '#f1bd66'),
    fg: pair('#ffffff', '#2e1d00'),
    subtle: pair('#fdf2dd', '#3a2d14'),
  },
  focus: { DEFAULT: pair('#0b6170', '#6cc9d8') },
}

export const tokens = {
  fonts: {
    body: {
      value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
    },
    heading: {
      value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
    },
    mono: { value: "ui-monospace, 'Cascadia Mono', 'Liberation Mono', monospace" },
  },
  fontSizes: { work: { value: '0.875rem' }, small: { value: '0.75rem' }, heading: { value: '1.25rem' } },
  radii: { control: { value: '6px' }, card: { value: '8px' } },
  shadows: { overlay: { value: '0 8px 28px rgb(9 20 30 / 0.22)' } },
}
