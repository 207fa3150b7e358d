import { applyColorMode, storedColorMode } from '../theme/colorMode.ts'
import { askAhead } from './askAhead.ts'
import { drawAhead } from './drawAhead.ts'
import type { Early } from './early.ts'
import { fetchAhead } from './fetchAhead.ts'
import { kept } from './kept.ts'
import type { PageFiles } from './pageFiles.ts'

/** Written in by the build. */
declare const FILES: PageFiles

// Stands in the page itself, after its body: what is done here is done beside the scripts and not after them.
const language = kept('language') ?? 'fr'
const hasCookie = document.cookie.includes('pupitre_session=')
const hasLeft = kept('pendingLogout') !== null
const hasToken = kept('token') !== null
// No token is asked for where there is no session, nor where somebody has left without the server hearing of it.
const early: Early = { answers: askAhead(hasCookie && !hasToken && !hasLeft) }
window.early = early
applyColorMode(storedColorMode())
drawAhead(early, language, hasCookie || hasToken || hasLeft)
fetchAhead(FILES, language, location)
