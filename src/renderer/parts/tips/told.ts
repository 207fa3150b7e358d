/** Attributes of an element that says in few words what this text explains: to who points at it, and to who listens. */
export const told = (text: string) => ({ 'data-tip': text, 'aria-description': text }) as const
