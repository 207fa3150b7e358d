import './early.ts'

/** Presses what was pressed before anything listened to it. */
export const pressAgain = (): void => {
  const root = document.getElementById('root')
  delete root?.dataset.drawn
  const { pressed } = window.early ?? {}
  if (window.early) delete window.early.pressed
  if (pressed?.isConnected) pressed.click()
}
