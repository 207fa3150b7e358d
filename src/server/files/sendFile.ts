import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { StoredFile } from './files.ts'

/**
 * Hands a file out to be kept, never shown: as what it was stored as, whatever stands in it (`nosniff` comes with every
 * answer), and sandboxed should a browser open it all the same. Source: OWASP ASVS 5.0, 5.4.
 */
export const sendFile = (reply: FastifyReply, { name, mediaType, bytes }: StoredFile): FastifyReply =>
  reply
    .header('content-disposition', create(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(mediaType)
    .send(Buffer.from(bytes))
