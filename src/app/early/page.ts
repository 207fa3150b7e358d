import { drawAhead } from './drawAhead.ts'
import './early.ts'

// Stands in the page itself, after its body.
if (window.early) drawAhead(window.early)
