import { MailPlus } from 'lucide-react'
import { lazy } from 'react'
import type { ActionName } from '#dsl/names.ts'
import type { RowAction } from '#renderer/RendererContext.ts'

/** What can be done with rows of tables that name it. */
export const actions: Readonly<Record<ActionName, RowAction>> = {
  invite: {
    Icon: MailPlus,
    Dialog: lazy(async () => ({ default: (await import('./InviteDialog.tsx')).InviteDialog })),
  },
}
