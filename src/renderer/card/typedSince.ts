import type { FormStore } from '#engine/form/formStore.ts'
import { sameValue } from '#engine/readText.ts'
import type { Values } from '#protocol/row.ts'

/** What a form goes on with once it has been saved. */
export interface GoingOn {
  /** Typed after the save was sent. */
  readonly typed: Values
  /** The name of the field that had the focus. */
  readonly focused: string | undefined
}

/** The values of a form of one line, as they are being typed. */
export const valuesNow = (store: FormStore): Values => {
  // Reads the keys that were pressed a moment ago.
  store.dirty()
  return Object.assign({}, ...store.lines().map((line) => store.live(line)))
}

/** Those that are others by now; one that cannot be read yet is none. */
export const typedSince = (before: Values, now: Values): Values =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([column, value]) => value !== undefined && !sameValue(value, before[column] ?? null),
    ),
  )

/** The name of the field that has the focus, where it is one of these. */
export const focusedIn = (body: HTMLElement | null): string | undefined => {
  const { activeElement } = document
  return (body?.contains(activeElement) && activeElement?.getAttribute('name')) || undefined
}

/** Puts the focus on the field of a name, behind what stands there. */
export const focusNamed = (body: HTMLFormElement | null, name: string): void => {
  const field = body?.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  if (field instanceof HTMLInputElement && field.selectionStart !== null) field.setSelectionRange(-1, -1)
}
