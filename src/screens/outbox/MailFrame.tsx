import type { SyntheticEvent } from 'react'

interface Props {
  /** A whole document of our own making: what people wrote is escaped in it. */
  readonly html: string
  readonly title: string
  /** In which both are written. */
  readonly lang: string
}

/**
 * An e-mail as a mail program draws it, in a frame where no script runs. The page's security policy holds in it too and
 * refuses styles that stand in attributes, so they are laid by and set once the document is there. Links open beside the
 * console, since nothing of it may stand in a frame.
 */
export const MailFrame = ({ html, title, lang }: Props) => (
  <iframe
    className="message-drawn"
    title={title}
    lang={lang}
    sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    srcDoc={html.replaceAll(' style="', ' data-style="')}
    onLoad={dress}
  />
)

const dress = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void => {
  const page = frame.contentDocument
  if (!page) return
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
  for (const link of page.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  frame.style.blockSize = `${page.documentElement.scrollHeight}px`
}
