/** How Lighthouse looks at a page: its own two, a slow telephone and a quick desk. */
export const forms = ['mobile', 'desktop'] as const
export type Form = (typeof forms)[number]

/** Of which a page is given 0 to 100 points. */
export const categories = ['performance', 'accessibility', 'best-practices'] as const
export type Category = (typeof categories)[number]

/** The pages that are looked at; all but the first of somebody who has signed in. */
export const pages = ['sign-in', 'console', 'institution page'] as const

export const nameOf = (page: string, form: Form, category: Category): string =>
  `Lighthouse ${category}, ${page}, ${form}`
