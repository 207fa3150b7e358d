import { applyColorMode, storedColorMode } from '../theme/colorMode.ts'
import { askAhead } from './askAhead.ts'
import { drawSignIn } from './drawSignIn.ts'
import type { Early } from './early.ts'
import { fetchAhead } from './fetchAhead.ts'
import { kept } from './kept.ts'
import type { PageFiles } from './pageFiles.ts'

/** Written in by the build. */
declare const FILES: PageFiles

// Stands in the page itself, after its body: what is done here is done beside the scripts and not after them.
const language = kept('language') ?? 'fr'
// No token is asked for where there is no session, nor where somebody has left without the server hearing of it.
const hasCookie = document.cookie.includes('pupitre_session=')
const mayBeSignedIn = hasCookie && !kept('token') && !kept('pendingLogout')
const early: Early = { answers: askAhead(mayBeSignedIn) }
window.early = early
applyColorMode(storedColorMode())
if (!hasCookie && !kept('token') && !kept('pendingLogout')) drawSignIn(early, language)
fetchAhead(FILES, language, location.pathname)
