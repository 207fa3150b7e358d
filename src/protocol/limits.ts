/** Institutions for which one call makes rows: whoever has more selected sends several. */
export const MOST_PLACES = 1000
/** What an answer tells of all that is wrong with a request. */
export const MOST_DETAILS = 100
