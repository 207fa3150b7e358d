/** A request that is answered with a status and nothing done. */
export class Refusal extends Error {
  readonly statusCode: number

  constructor(statusCode: number) {
    super(`refused: ${statusCode}`)
    this.statusCode = statusCode
  }
}
