import type { Early } from './early.ts'

const address = '/login'

/** The page for signing in is what stands at this address, for whoever has no session. */
const isSignIn = ({ pathname, search, hash }: Location): boolean =>
  (pathname === address && search === '') || (pathname === '/' && search + hash === '')

/**
 * Draws the page for signing in as the build has drawn it in the language, so that one can type before the scripts are
 * there: a button or a link that is pressed meanwhile acts once they are. Else says that the page is coming.
 */
export const drawAhead = (early: Early): void => {
  const { language, mayBeSignedIn } = early
  const root = document.getElementById('root')
  const drawn = document.querySelector<HTMLTemplateElement>(`template[data-language="${language}"]`)
  if (!root || !drawn) return
  if (mayBeSignedIn || !isSignIn(location)) {
    const starting = Object.assign(document.createElement('p'), {
      className: 'starting',
      role: 'status',
      textContent: drawn.dataset.starting,
    })
    root.append(starting)
    return
  }
  // Whoever opens the console without a session is led here.
  if (location.pathname !== address) history.replaceState(null, '', address)
  root.append(drawn.content)
  root.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('button, a')
      if (!pressed || root.dataset.drawn !== 'ahead' || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      early.pressed = pressed
    },
    { capture: true },
  )
  root.dataset.drawn = 'ahead'
  root.querySelector('input')?.focus()
}
