import { knownLanguage, type Params, textsOf } from '../texts.ts'
import type { MessageKind } from './contents.ts'

const texts = textsOf('mail')

/** A message as its reader sees it. */
export interface Composed {
  readonly subject: string
  /** Everything, in lines without markup. */
  readonly text: string
  /** The same for readers that draw it; nothing in it is fetched from anywhere. */
  readonly html: string
}

/** The words of a message: `mail.{kind}.subject`, `.text` in paragraphs, `.action` on the link. */
export const compose = (kind: MessageKind, language: string, content: Params): Composed => {
  const lang = knownLanguage(language) ?? 'fr'
  const say = (key: string) => texts(lang, key, content) ?? ''
  const { link, name } = content
  const [subject, action] = [say(`mail.${kind}.subject`), say(`mail.${kind}.action`)]
  // What a person has written to us greets nobody, and was not sent by itself.
  const [greeting, footer] = name === undefined ? [[], []] : [[say('mail.greeting')], [say('mail.footer')]]
  const paragraphs = [...greeting, ...say(`mail.${kind}.text`).split('\n')]
  const colon = say('mail.colon')
  const acting = link === undefined ? [] : [`${action}${colon}\n${link}`]
  return {
    subject,
    text: [...paragraphs, ...acting, ...footer].join('\n\n'),
    html: page(lang, subject, [
      ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
      ...(link === undefined ? [] : [button(String(link), action)]),
      ...footer.map((text) => `<p style="color:#5b6472;font-size:13px">${escaped(text)}</p>`),
    ]),
  }
}

const page = (lang: string, title: string, body: readonly string[]): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body style="margin:0;padding:32px 16px;background:#f4f5f7;color:#1b2430;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">${body.join('')}</div></body></html>`

const button = (link: string, action: string): string =>
  `<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1a5fb4;color:#fff;text-decoration:none">${escaped(action)}</a></p><p style="font-size:13px;word-break:break-all">${escaped(link)}</p>`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
