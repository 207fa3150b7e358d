/** Below this width of the window each row is a card, and has no columns (`cards.recipe.ts`). */
export const isOfCards = (): boolean => matchMedia('(width < 720px)').matches
