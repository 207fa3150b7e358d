import type { TFunction } from 'i18next'
import { type Message, mootReasons } from '#protocol/operation.ts'

/** Who is written to: an address, or the place behind a channel that has but one. */
export const recipientOf = ({ channel, recipient }: Pick<Message, 'channel' | 'recipient'>): string =>
  channel === 'slack' ? 'Slack' : recipient

/** A language by its name in that of the reader: `fr` is French, français, Französisch. */
export const languageName = (language: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language

/** Why a message was not sent: in words of ours where it is not true any more, else in those of the other server. */
export const problemText = (t: TFunction, { problem }: Pick<Message, 'problem'>): string | null => {
  const moot = mootReasons.find((reason) => reason === problem)
  return moot ? t(`screens.outbox.moot.${moot}`) : problem
}
