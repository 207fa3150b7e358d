/**
 * Postal code and town as an address has them in one line, '36100 Issoudun'; the postal code alone where the address does not
 * say more, undefined where neither is known.
 */
export const localityOf = (address: string | null, postalCode: string | null): string | undefined => {
  const parts = (address ?? '').split(',').map((part) => part.trim())
  const part = parts.findLast((one) => (postalCode ? one.includes(postalCode) : /^\d{4,5} \D/.test(one)))
  if (part === undefined) return postalCode ?? undefined
  // A street that no comma parts from the town stands before the code.
  const from = postalCode ? part.slice(part.indexOf(postalCode)) : part
  return from === postalCode ? part : from
}
