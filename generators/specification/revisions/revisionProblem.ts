/** A revision that cannot be compared: it is not there, or its schemas cannot be read. */
export class RevisionProblem extends Error {
  override name = 'RevisionProblem'
  constructor(revision: string, reason: string) {
    super(`${revision} cannot be described: ${reason}.`)
  }
}
