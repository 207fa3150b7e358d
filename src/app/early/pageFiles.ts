/** Addresses of built files that the page fetches beside its first scripts; the build writes them into it. */
export interface PageFiles {
  /** Of the words of each language: those of the first screen, and those that come with every other part. */
  readonly words: Readonly<
    Record<string, { readonly first: readonly string[]; readonly later: readonly string[] }>
  >
  /** What schemas declare of each table, and by language the folders with what it says, `{folder}/{table}.js`. */
  readonly tables: {
    readonly declared: Readonly<Record<string, string>>
    /** The one that the console leads to where an address names none. */
    readonly first: string
    readonly folders: Readonly<Record<string, readonly string[]>>
  }
  /** What the page at an address is drawn with, and whether the later words are needed with it. */
  readonly pages: Readonly<Record<string, { readonly files: readonly string[]; readonly later: boolean }>>
}

/** Pages that say only what is among the first words. */
export const saidAtFirst: ReadonlySet<string> = new Set(['/me/institutions'])
