/** A secret as the vault keeps it. No answer of the server may hold one, under whatever name. */
const sealed = /v1\.[\w-]{11}\.[\w-]{16}\.[\w-]{22,}/g

export const sealedIn = (text: string): string[] => text.match(sealed) ?? []
