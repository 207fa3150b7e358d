import { recordOf } from '#protocol/record.ts'
import type { WireRow } from '#protocol/row.ts'

/** Columns of the settings that are typed, in the order of the form. */
export const typed = [
  'ssoName',
  'clientId',
  'clientSecret',
  'authUrl',
  'accessTokenUrl',
  'userInfoUrl',
  'scope',
  'resource',
] as const
export type Typed = (typeof typed)[number]

/** Without these nothing is saved. Source: specification §5. */
export const demanded: readonly Typed[] = ['clientId', 'authUrl', 'accessTokenUrl']

/** What stands in the form. `clientSecret` is what replaces the one kept; null takes that away. */
export interface Draft {
  readonly texts: Readonly<Record<Typed, string>>
  readonly takesSecret: boolean
  readonly responseType: string
  readonly usePKCE: boolean
  readonly shouldPropagateToGroup: boolean
}

/** Asking for an e-mail address in OpenID Connect's way, by which people are found here. */
const usualScope = 'openid email'

const textIn = (row: WireRow, name: Typed): string => (name === 'clientSecret' ? '' : String(row[name] ?? ''))

export const draftOf = (row: WireRow | undefined): Draft => ({
  texts: recordOf(typed, (name) => (row ? textIn(row, name) : name === 'scope' ? usualScope : '')),
  takesSecret: false,
  responseType: String(row?.responseType ?? 'code'),
  usePKCE: row?.usePKCE !== false,
  shouldPropagateToGroup: row?.shouldPropagateToGroup === true,
})

/** Whether anything stands in the form that is not there: of settings to be made, what they begin with is not. */
export const isTouched = (draft: Draft, row: WireRow | undefined): boolean =>
  row ? Object.keys(changesOf(draft, row)).length > 0 : JSON.stringify(draft) !== JSON.stringify(draftOf(row))

export const missing = ({ texts }: Draft): readonly Typed[] =>
  demanded.filter((name) => texts[name].trim() === '')

/** What is to be written so that the settings are what stands in the form. */
export const changesOf = (draft: Draft, row: WireRow | undefined): Readonly<Record<string, unknown>> => {
  const before = draftOf(row)
  const changes: Record<string, unknown> = {}
  for (const name of typed) {
    const text = draft.texts[name].trim()
    if (text !== before.texts[name] || (!row && text !== '')) changes[name] = text === '' ? null : text
  }
  if (draft.takesSecret && draft.texts.clientSecret === '') changes.clientSecret = null
  for (const name of ['responseType', 'usePKCE', 'shouldPropagateToGroup'] as const)
    if (!row || draft[name] !== before[name]) changes[name] = draft[name]
  return changes
}
