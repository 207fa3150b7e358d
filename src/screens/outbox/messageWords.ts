import type { Message } from '#protocol/operation.ts'

/** Who is written to: an address, or the place behind a channel that has but one. */
export const recipientOf = ({ channel, recipient }: Pick<Message, 'channel' | 'recipient'>): string =>
  channel === 'slack' ? 'Slack' : recipient

/** A language by its name in that of the reader: `fr` is French, français, Französisch. */
export const languageName = (language: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language
