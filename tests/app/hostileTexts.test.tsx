// @vitest-environment jsdom

import { afterEach, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { exampleRows } from '#stage/exampleRows.ts'
import { all, click, leave, settle, showTable } from '../renderer/list/stage.tsx'
import { answering } from './answering.ts'

afterEach(leave)

const doing = "fetch('/canary')"
/** Addresses that do something when they are followed, and texts that do something where they are taken for a page. */
const followed = [
  ...[`javascript:${doing}`, ` javascript:${doing}`, `JaVaScRiPt:${doing}`, `java\tscript:${doing}`],
  ...[`\u0001javascript:${doing}`, `data:text/html,<script>${doing}</script>`, `vbscript:${doing}`],
  ...[`javascript://x.example/%0a${doing}`, `data:text/html;base64,PHNjcmlwdD4=`, `//evil.example/${doing}`],
]
const elements = [
  'svg',
  'body',
  'img src=x',
  'video src=x',
  'audio src=x',
  'input autofocus',
  'details open',
  'marquee',
]
const events = ['onload', 'onerror', 'onfocus', 'ontoggle']
const taken = [
  ...elements.flatMap((element) => events.map((event) => `"><${element} ${event}="${doing}">`)),
  ...[
    `<script>${doing}</script>`,
    `</textarea><script>${doing}</script>`,
    `</title><script>${doing}</script>`,
  ],
  ...[
    `<iframe srcdoc="<script>${doing}</script>">`,
    `<object data="javascript:${doing}">`,
    `<embed src="data:text/html,x">`,
  ],
  ...[`<a href="javascript:${doing}">x</a>`, `<form action="javascript:${doing}"><button>x</button></form>`],
  ...[`<math><mtext><img src=x onerror="${doing}">`, `<style>@import '//evil.example'</style>`],
]
/** Of each address and what follows it. */
const texts = followed.map((address, n) =>
  [address, ...taken.filter((_, i) => i % followed.length === n)].join(' '),
)

/** What a page does by itself or once somebody clicks, in what is drawn. */
const betrayals = (): string[] =>
  all('*').flatMap((element) => [
    ...(/^(?:SCRIPT|IFRAME|OBJECT|EMBED|MARQUEE|VIDEO|AUDIO)$/i.test(element.tagName)
      ? [element.outerHTML]
      : []),
    ...[...element.attributes]
      .filter(({ name, value }) => {
        const acts = /^(?:href|src|action|formaction|data|xlink:href)$/.test(name)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what browsers skip before and in a scheme
        const scheme = value.replaceAll(/[\u0000-\u0020]/g, '')
        return (
          name.startsWith('on') ||
          name === 'srcdoc' ||
          (acts && /^(?:javascript|data|vbscript):|^\/\//i.test(scheme))
        )
      })
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  ])

const rows = exampleRows(catalogue, texts.length)
const listed = [...catalogue.tables.values()].filter(({ source, entity }) => !source && !entity.source)

it('are fifty', () => expect(followed.length + taken.length).toBeGreaterThanOrEqual(50))

// T16, of every text column in lists and forms; messages, questions and pages of rows are in tests/browser/payloads.spec.ts.
it.each(listed.map((table) => [table.name, table] as const))(
  'texts of %s are shown as they are written, in its list and in its forms',
  async (_, table) => {
    const examples = rows.get(table.entity.name) ?? []
    const written = Object.keys(table.entity.columns).filter((name) =>
      ['text', 'longText', 'email'].includes(table.entity.columns[name]?.kind.name ?? ''),
    )
    const data = examples.map((row, n) => ({
      ...row,
      ...Object.fromEntries(written.map((name) => [name, texts[n]])),
    }))
    await showTable({ gateway: answering(200, { data, count: data.length }) }, {}, table)
    await settle(
      () => all(`[data-table="${table.name}"] :is(tbody:not(.list-skeleton) tr, .list-message)`).length > 0,
    )
    expect(betrayals()).toEqual([])
    const edit = '[data-action=edit]:not([disabled])'
    const [row] = all('tr[data-row-id]').filter((one) => one.querySelector(edit))
    if (table.detail || !row) return
    await click(`[data-row-id="${row.dataset.rowId}"] ${edit}`)
    await settle(() => all('form').length > 0)
    expect(betrayals()).toEqual([])
    await click('[data-action=cancel]')
    await settle(() => all('form').length === 0)
  },
)
