import { keptForms } from '#renderer/form/kept/keptForms.ts'

const enteredIn = (person: number, cards: readonly string[]) =>
  [...keptForms.values()].filter(
    ({ name, store }) => name.person === person && cards.includes(name.table) && store.dirty(),
  )

/** What a person has entered for an institution: that of another one, which was taken from them, is not asked about with it. */
export const enteredFor = (person: number, cards: readonly string[], institution: number) =>
  enteredIn(person, cards).filter(({ places }) => places.includes(institution))

/** What a person has entered in cards of institutions that are not open to them any more: it can be saved nowhere. */
export const leftBehind = (
  person: number,
  cards: readonly string[],
  open: readonly { readonly id: number }[],
) => enteredIn(person, cards).filter(({ places }) => !open.some(({ id }) => places.includes(id)))
