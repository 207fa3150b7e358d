import { createRoot } from 'react-dom/client'
import { startClock } from './clock.ts'

/** `rawForm.html?35`: as many plain inputs that React draws once and never follows. */
const count = Number(location.search.slice(1))

startClock()
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <form>
    {Array.from({ length: count }, (_, i) => (
      <label key={i}>
        column {i}
        <input name={`column${i}`} defaultValue="" />
      </label>
    ))}
  </form>,
)
