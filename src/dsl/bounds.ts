/** Largest value of a PostgreSQL integer. */
export const INT32_MAX = 2147483647
/** Longest text of a column that says nothing else, in characters. */
export const TEXT_MAX = 255
/** Longest text of several lines, in characters. */
export const LONG_TEXT_MAX = 4000
