import { useEffect, useRef } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import { takeDialog } from './form/kept/keptDialogs.ts'
import { isLeftOpen, keptRow } from './form/kept/keptForms.ts'
import { useRenderer } from './RendererContext.ts'
import type { OpenDialog } from './TableDialogs.tsx'

/**
 * Opens the form, or the dialog of several rows or of a file, again that a session which ended, or a reload, left unfinished;
 * once it is known for which institutions.
 */
export const useUnfinished = (
  table: AnyTable,
  places: readonly number[] | undefined,
  open: (dialog: OpenDialog) => void,
): void => {
  const { gateway, person, selected } = useRenderer()
  const { name, entity, detail, form } = table
  const isDone = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a screen; what is left unfinished later stands open
  useEffect(() => {
    if (!places || isDone.current) return
    isDone.current = true
    const dialog = takeDialog(person, name, selected)
    if (dialog) return open(dialog)
    if (detail || form.style === 'row') return
    if (isLeftOpen({ person, table: name })) return open({ dialog: 'add', places })
    const id = keptRow({ person, table: name })
    if (id === undefined) return
    const left = new AbortController()
    gateway.list(entity.name, { query: { id }, limit: 1 }, left.signal).then(
      ({ rows: [row] }) => row && !left.signal.aborted && open({ dialog: 'edit', row }),
      // The list says itself that it cannot be read; the form waits for the button.
      () => undefined,
    )
    return () => left.abort()
  }, [!places])
}
