import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type * as Axe from 'axe-core'
import { wordRules } from './axeRules.ts'
import { settled } from './settled.ts'

declare global {
  interface Window {
    readonly axe: typeof Axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** All rules, the one of contrast, or what the words of a language can break. */
export type Asked = 'all' | 'contrast' | 'words'

const rulesOf: Readonly<Record<Asked, readonly string[] | undefined>> = {
  all: undefined,
  contrast: ['color-contrast'],
  words: wordRules,
}

/** It stays with the page, and is much longer to read than to run. */
const provide = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/** All of the page, or of a page with a dialog the dialog alone. */
export type Where = 'page' | 'dialog'

/** What axe finds wrong, one line each. */
export const askAxe = async (page: Page, asked: Asked, where: Where = 'page'): Promise<readonly string[]> => {
  await Promise.all(page.frames().map(provide))
  await settled(page)
  return page.evaluate(
    async ([values, inDialog]) => {
      const dialog = document.querySelector('dialog[open]')
      // What lies behind a dialog is dimmed, and is looked at where it is not.
      const coloured = dialog ? 'dialog[open] *, .toast *' : '*'
      window.axe.configure({ rules: [{ id: 'color-contrast', selector: coloured }] })
      const { violations } = await window.axe.run((inDialog && dialog) || document, {
        // What passes would be described too, in three times the time.
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values: [...values] } }),
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [rulesOf[asked], where === 'dialog'] as const,
  )
}
