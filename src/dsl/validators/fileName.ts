import { matches } from './matches.ts'

/** Letters, digits, comma, underscore, dot, dash, up to 100 characters, ending docx, doc, csv or txt. Source: specification §5. */
export const fileName = { ...matches('^[A-Za-z0-9,_.-]{1,95}\\.(docx|doc|csv|txt)$'), name: 'fileName' }
