import { useEffect, useSyncExternalStore } from 'react'
import type { FormStore } from '#engine/form/formStore.ts'
import type { WireRow } from '#protocol/row.ts'
import { useFieldsSubscription } from '#renderer/form/field/useField.ts'
import { useRenderer } from '#renderer/RendererContext.ts'
import { useAtOnce, type Written } from './useAtOnce.ts'

const PKCE = 'usePKCE'

/**
 * Writes PKCE of settings that are there as soon as it is turned, whatever else is typed; tells whether it is being written. Turned
 * again meanwhile it is written again. Source: specification §4.
 */
export const usePkceAtOnce = (
  store: FormStore,
  settings: WireRow | undefined,
  { onSaved, ...written }: Written & { onSaved(settings: WireRow): void },
): boolean => {
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
  const isTurned = useSyncExternalStore(useFieldsSubscription(store, line, [PKCE]), () =>
    store.changedColumns(line).includes(PKCE),
  )
  const turns = settings !== undefined && isTurned && !isPending
  useEffect(() => {
    if (!turns) return
    const putBack = () => store.setValue(line, PKCE, store.field(line, PKCE).initial)
    mutate(store.field(line, PKCE).value === true, { onError: putBack })
  }, [turns, mutate, store, line])
  return isPending
}
