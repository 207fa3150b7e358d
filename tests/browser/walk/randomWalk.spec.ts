import fc from 'fast-check'
import { seed } from '../../server/seed.ts'
import { expect, selectInstitutions, test } from '../fixtures.ts'
import { step } from './steps.ts'

const STEPS = Number(process.env.STEPS)

/** Words that a programmer left, or the name of a word in its place. */
const broken =
  /\b(?:undefined|NaN|Invalid Date)\b|\[object |\b(?:tables|form|list|view|values)\.[a-z]\w*\.\w+/

test(`whatever somebody clicks, types and presses in ${STEPS} steps, nothing breaks`, async ({
  page,
  logIn,
}) => {
  test.setTimeout(STEPS * 10_000 + 120_000)
  const trail: string[] = []
  const found: string[] = []
  page.on('pageerror', ({ message }) => found.push(`thrown: ${message}`))
  page.on(
    'response',
    (answer) => answer.status() >= 500 && found.push(`${answer.status()} of ${answer.url()}`),
  )
  // Of refused calls the browser tells by itself.
  page.on('console', (message) => {
    if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
      found.push(message.text())
  })
  page.on('dialog', (question) => void question.accept())
  await logIn()
  await selectInstitutions(page, 3)
  const draws = fc.sample(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), { seed, numRuns: STEPS })
  for (const numbers of draws) {
    const left = [...numbers]
    trail.push(await step(page, (below) => (left.pop() ?? 0) % below))
    const said = await page.locator('body').ariaSnapshot()
    const word = broken.exec(said)
    if (word) found.push(`says ${said.slice(Math.max(0, word.index - 40), word.index + 60)}`)
    if (found.length > 0) break
    // Before the first page, or a session that has ended.
    if (!/\/(?:console|me|institutions|spec|gallery)/.test(page.url())) await logIn()
  }
  expect(found, `SEED=${seed}\n${trail.slice(-12).join('\n')}`).toEqual([])
})
