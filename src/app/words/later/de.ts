import type { Sections } from '../sections.ts'

/** What is said by screens and dialogs whose own code comes when they are opened. */
export const sections: Sections = import.meta.glob(
  '../../../../locales/de/{import,screens,payroll,dialogs,form,reasons,signIn,find}.json',
  {
    eager: true,
    import: 'default',
  },
)
