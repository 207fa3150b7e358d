import { Handshake, MailPlus, UsersRound } from 'lucide-react'
import type { ActionName } from '#dsl/names.ts'
import { deferred } from '#renderer/deferred.tsx'
import type { RowAction } from '#renderer/RendererContext.ts'

/** What can be done with rows of tables that name it. */
export const actions: Readonly<Record<ActionName, RowAction>> = {
  invite: {
    Icon: MailPlus,
    Dialog: deferred(async () => (await import('./InviteDialog.tsx')).InviteDialog),
  },
  agencyClient: {
    Icon: Handshake,
    Dialog: deferred(async () => (await import('./GrantDialog.tsx')).AgencyClientDialog),
  },
  hubloPool: {
    Icon: UsersRound,
    Dialog: deferred(async () => (await import('./GrantDialog.tsx')).HubloPoolDialog),
  },
}
