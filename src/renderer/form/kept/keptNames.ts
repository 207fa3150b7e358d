/** What a name is for: something new, or what has this id. */
export type Naming = 'save' | number

interface Left {
  readonly of: Naming
  readonly name: string
}

/** By person and place, the name that was being typed when a session ended or the panel went. */
const kept = new Map<string, Left>()

export const nameLeft = (place: string): Left | undefined => kept.get(place)
export const leaveName = (place: string, left: Left): void => void kept.set(place, left)
export const forgetName = (place: string): void => void kept.delete(place)
