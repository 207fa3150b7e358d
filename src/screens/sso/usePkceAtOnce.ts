import { useEffect, useSyncExternalStore } from 'react'
import type { FormStore } from '#engine/form/formStore.ts'
import type { WireRow } from '#protocol/row.ts'
import { useFieldsSubscription } from '#renderer/form/field/useField.ts'
import { useRenderer } from '#renderer/RendererContext.ts'
import { useAtOnce, type Written } from './useAtOnce.ts'

const PKCE = 'usePKCE'

/** PKCE stands in the form otherwise than it is stored. */
const isTurned = (store: FormStore, line: number) => store.changedColumns(line).includes(PKCE)

/**
 * Writes PKCE of settings that are there as soon as it is turned, whatever else is typed. Turned again meanwhile it is written
 * again. What it gives back tells whether it is being written, at any moment: a press comes before the next drawing.
 * Source: specification §4.
 */
export const usePkceAtOnce = (
  store: FormStore,
  settings: WireRow | undefined,
  { onSaved, ...written }: Written & { onSaved(settings: WireRow): void },
): (() => boolean) => {
  const { gateway } = useRenderer()
  const [line = 0] = store.lines()
  const take = (row: WireRow) => {
    const turned = store.field(line, PKCE).value
    store.rebase(line, { ...settings, ...row })
    store.setValue(line, PKCE, turned)
    onSaved(row)
  }
  const { mutate, isPending } = useAtOnce(
    written,
    async (usePKCE) => {
      if (!settings) return
      const { id, version } = settings
      take(await gateway.update(store.entity.name, id, { [PKCE]: usePKCE }, version))
    },
    () => 'tables.signOnServer.toasts.updated',
    ({ settings: read }, usePKCE) => {
      const isSo = read !== undefined && read[PKCE] === usePKCE
      if (isSo) take(read)
      return isSo
    },
  )
  const turned = useSyncExternalStore(useFieldsSubscription(store, line, [PKCE]), () => isTurned(store, line))
  const turns = settings !== undefined && turned && !isPending
  useEffect(() => {
    if (!turns) return
    const putBack = () => store.setValue(line, PKCE, store.field(line, PKCE).initial)
    mutate(store.field(line, PKCE).value === true, { onError: putBack })
  }, [turns, mutate, store, line])
  return () => isPending || (settings !== undefined && isTurned(store, line))
}
