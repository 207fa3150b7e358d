/** What the page has done before its scripts were there; its own small script begins it (`head.ts`). */
export interface Early {
  /** What is spoken here. */
  readonly language: string
  readonly mayBeSignedIn: boolean
  /** Answers that it has asked for, by `answerKey`. */
  readonly answers: Map<string, Promise<Response>>
  /** The button or link that was pressed last, in what was drawn ahead of the scripts. */
  pressed?: HTMLElement
}

declare global {
  interface Window {
    early?: Early
  }
}
