let person = 1

/** Somebody else for each suite: what one leaves unfinished is not given to the next of the same process. */
export const personOfSuite = (): number => person
export const anotherPerson = (): void => {
  person++
}
