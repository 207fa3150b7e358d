import { MailPlus } from 'lucide-react'
import type { ActionName } from '#dsl/names.ts'
import { deferred } from '#renderer/deferred.tsx'
import type { RowAction } from '#renderer/RendererContext.ts'

/** What can be done with rows of tables that name it. */
export const actions: Readonly<Record<ActionName, RowAction>> = {
  invite: {
    Icon: MailPlus,
    Dialog: deferred(async () => (await import('./InviteDialog.tsx')).InviteDialog),
  },
}
