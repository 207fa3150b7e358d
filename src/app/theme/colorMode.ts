/** What a person may choose; `system` follows the device. */
export const colorModes = ['light', 'dark', 'system'] as const
export type ColorMode = (typeof colorModes)[number]

const KEY = 'pupitre.colorMode'
const device = () => matchMedia('(prefers-color-scheme: dark)')

export const storedColorMode = (): ColorMode => {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Sets the class that the theme's dark values hang on. */
export const applyColorMode = (mode: ColorMode): void => {
  const dark = mode === 'dark' || (mode === 'system' && device().matches)
  document.documentElement.classList.toggle('dark', dark)
  document.documentElement.classList.toggle('light', !dark)
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light'
}

const listeners = new Set<() => void>()

/** Hears of every choice that is made here. Gives the function that stops it. */
export const onColorMode = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const chooseColorMode = (mode: ColorMode): void => {
  if (mode === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, mode)
  applyColorMode(mode)
  for (const listener of listeners) listener()
}

/** Follows the device while nothing is chosen. Gives the function that stops it. */
export const followDevice = (): (() => void) => {
  const query = device()
  const follow = () => applyColorMode(storedColorMode())
  query.addEventListener('change', follow)
  return () => query.removeEventListener('change', follow)
}
