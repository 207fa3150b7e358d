/**
 * The subject of a JWT, decoded without verification (RFC 7519 §4.1.2): only to tell two sessions apart,
 * never to grant anything. Null for an opaque or malformed token.
 */
export function subjectOf(token: string): string | null {
  const payload = token.split('.')[1]
  if (payload === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0))
    const { sub }: { sub?: unknown } = JSON.parse(new TextDecoder().decode(bytes))
    return typeof sub === 'string' || typeof sub === 'number' ? String(sub) : null
  } catch {
    // No JWT: whose it is stays unknown.
    return null
  }
}
