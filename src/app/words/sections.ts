type Texts = Readonly<Record<string, unknown>>

/** The texts of a language, by the file they stand in. */
export type Sections = Readonly<Record<string, Texts>>

/** The texts of files that are fetched each by itself, by the file's path from this folder. */
export type Apart = Readonly<Record<string, () => Promise<Texts>>>
