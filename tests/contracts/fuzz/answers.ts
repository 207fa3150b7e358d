import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

/** Codes that have a sentence, and are no fault of the server's. */
const codes: ReadonlySet<number> = new Set(
  Object.keys(
    JSON.parse(readFileSync(new URL('../../../locales/fr/errors.json', import.meta.url), 'utf8')).errors,
  )
    .map(Number)
    .filter((code) => code >= 400 && (code < 500 || code > 600)),
)
const leaks = /select |insert |update "|syntax|SQLSTATE|relation "|violates| {4}at |\.ts:|node_modules/i

export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** One of ours, whatever was sent: no 5xx, no SQL, no stack, and a refusal says a code of the catalogue. */
export const checkAnswer = ({ status, type, text }: Answer, sent: string, isHead = false): void => {
  expect(status, `${sent} → ${text}`).toBeLessThan(500)
  if (status < 400 || isHead) return
  expect(text, sent).not.toMatch(leaks)
  expect(type, `${sent} → ${text}`).toContain('application/json')
  const { errorCode, errors, details } = JSON.parse(text)
  expect(codes.has(errorCode), `${sent} → ${text}`).toBe(true)
  expect(errors[0], `${sent} → ${text}`).toEqual(expect.any(String))
  for (const detail of details) expect(codes.has(detail.code), `${sent} → ${text}`).toBe(true)
}
