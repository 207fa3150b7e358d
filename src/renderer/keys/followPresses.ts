/**
 * Safari gives the focus to what is pressed, of buttons, links and boxes, only where it says its place among the stops of
 * Tab; to nothing otherwise, and what a press opens would know of no place to go back to. So it says it, just before.
 */
export const followPresses = (): void =>
  document.addEventListener(
    'mousedown',
    ({ target }) => {
      const found = target instanceof Element && target.closest('a[href], button, input, label')
      const pressed = found instanceof HTMLLabelElement ? found.control : found
      if (pressed && !pressed.hasAttribute('tabindex')) pressed.setAttribute('tabindex', '0')
    },
    true,
  )
