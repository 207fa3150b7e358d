import { applyColorMode, storedColorMode } from '../theme/colorMode.ts'
import { readNumberData } from '../words/numberData.ts'
import { askAhead } from './askAhead.ts'
import './early.ts'
import { fetchAhead } from './fetchAhead.ts'
import { kept } from './kept.ts'
import type { PageFiles } from './pageFiles.ts'

/** Written in by the build. */
declare const FILES: PageFiles

// Stands in the page itself, before its style sheet: any script below that waits for it, and what is asked for here would.
const language = kept('language') ?? 'fr'
const hasCookie = document.cookie.includes('pupitre_session=')
const hasLeft = kept('pendingLogout') !== null
const hasToken = kept('token') !== null
// No token is asked for where there is no session, nor where somebody has left without the server hearing of it.
const answers = askAhead(hasCookie && !hasToken && !hasLeft)
window.early = { answers, language, mayBeSignedIn: hasCookie || hasToken || hasLeft }
document.documentElement.lang = language
applyColorMode(storedColorMode())
fetchAhead(FILES, language, location)
window.requestIdleCallback?.(() => readNumberData(language))
