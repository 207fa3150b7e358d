/** Institutions for which one call makes rows: whoever has more selected sends several. */
export const MOST_PLACES = 1000
