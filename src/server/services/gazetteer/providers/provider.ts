import type { AddressSuggestion } from '#protocol/services/address.ts'

/** Who knows addresses. What was typed is text, whatever stands in it. */
export interface AddressProvider {
  /** Best first, 8 at most; none where nothing is known. */
  suggest(country: string, text: string): Promise<readonly AddressSuggestion[]>
}
