import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** First what draws into no window at all: the same engine in a seventh less time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** What headless Chromium needs inside a container, and what keeps it from calling home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The Chromium to test with: `CHROMIUM_PATH`, one that is installed, else Debian's, installed when we may.
 * @throws Error saying what to install
 */
export const findChromium = (): string => {
  const found = [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [installed] = places
    if (installed && existsSync(installed)) return installed
  }
  throw new Error(
    'The browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH',
  )
}
