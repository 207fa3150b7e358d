/** What the page has done before its scripts were there; its own small script begins it (`page.ts`). */
export interface Early {
  /** Answers that it has asked for, by `answerKey`. */
  readonly answers: Map<string, Promise<Response>>
  /** The button that was pressed last, in what was drawn ahead of the scripts. */
  pressed?: HTMLElement
}

declare global {
  interface Window {
    early?: Early
  }
}
