import type { Early } from './early.ts'

const address = '/login'

/**
 * Draws signing in as the build has drawn it in the language, so that one can type before the scripts are there. A button
 * that is pressed meanwhile acts once they are.
 */
export const drawSignIn = (early: Early, language: string): void => {
  const root = document.getElementById('root')
  const drawn = document.querySelector<HTMLTemplateElement>(`template[data-language="${language}"]`)
  const { pathname, search, hash } = location
  const isStart = pathname === '/' && search + hash === ''
  if (!root || !drawn || !(isStart || (pathname === address && search === ''))) return
  // Whoever opens the console without a session is led here.
  if (isStart) history.replaceState(null, '', address)
  root.append(drawn.content)
  root.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button || root.dataset.drawn !== 'ahead') return
      event.preventDefault()
      early.pressed = button
    },
    { capture: true },
  )
  root.dataset.drawn = 'ahead'
  document.documentElement.lang = language
  root.querySelector('input')?.focus()
}
