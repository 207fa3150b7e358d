import type { SectionName } from './sections.ts'

/** What no single table says, because the vocabulary keeps it for all: which part of it keeps what. `specification.parts.{part}`. */
export const commonSections = {
  columns: [
    'console 3.1.32',
    'console 3.2',
    'console 5.0',
    'console 5.1',
    'console 5.2',
    'console 5.3',
    'console 5.4',
    'console 5.7',
    'console 5.8',
    'console 5.20',
    'console 9.5',
    'console 9.8',
    'area 9.2',
  ],
  list: ['console 2.1.1', 'console 2.1.2', 'console 2.1.8', 'console 5.21', 'console 9.1'],
  forms: [
    'console 1.3',
    'console 2.1.4',
    'console 2.1.5',
    'console 2.1.6',
    'console 2.1.7',
    'console 4.1',
    'console 4.11',
    'console 4.17',
    'house 9',
    'house 10',
    'house 11',
  ],
  files: ['console 5.18', 'console 8.3', 'console 9.3'],
  access: ['console 1.1', 'area 1.1', 'console 2.1.3', 'console 6.1', 'console 6.2', 'area 6.1', 'area 6.2'],
  flags: ['console 2.2.11', 'console 6.5'],
  calls: [
    'console 7.1',
    'console 7.2',
    'console 7.3.3',
    'console 7.3.9',
    'console 9.2',
    'area 7.1',
    'area 9.1',
  ],
  messages: [
    'console 2.1.9',
    'console 8.1',
    'console 8.2',
    'console 8.4',
    'console 9.4',
    'area 8.1',
    'area 8.2',
  ],
  languages: ['console 1.2'],
  frame: ['console 2.3.18', 'console 2.3.19', 'area 2.2', 'area 2.3'],
} as const satisfies Readonly<Record<string, readonly SectionName[]>>

/** What tells how the described program was made inside, and not what it does. The product does the same in ways of its own. */
export const setAsideSections = [
  'console 3.1.33',
  'console 9.6',
  'console 9.11',
] as const satisfies readonly SectionName[]
