/** Languages of the interface. French is complete; Spanish falls back to English. */
export const languages = ['fr', 'de', 'en-GB', 'es'] as const
export type Language = (typeof languages)[number]
