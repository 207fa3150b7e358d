/** The texts of a language, by the file they stand in. */
export type Sections = Readonly<Record<string, Readonly<Record<string, unknown>>>>
