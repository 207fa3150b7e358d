/** Nobody whom a test names by a number of its own. */
let person = 1000

/** Somebody else for each suite: what one leaves unfinished is not given to the next of the same process. */
export const personOfSuite = (): number => person
/** Somebody whom no suite of this process has known yet. */
export const anotherPerson = (): number => ++person
