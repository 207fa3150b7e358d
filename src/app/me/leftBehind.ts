import { keptForms } from '#renderer/form/kept/keptForms.ts'

/** What a person has entered in cards of institutions that are not open to them any more: it can be saved nowhere. */
export const leftBehind = (
  person: number,
  cards: readonly string[],
  open: readonly { readonly id: number }[],
) =>
  [...keptForms.values()].filter(
    ({ name, store, places }) =>
      name.person === person &&
      cards.includes(name.table) &&
      store.dirty() &&
      !open.some(({ id }) => places.includes(id)),
  )
